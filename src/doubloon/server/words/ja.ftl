# サーバーの言葉。

refused-over = ゲームは終わっています。
refused-not-your-turn = 今は行動できません。
refused-no-limit = この卓は手番をいつまでも待ちます。
refused-malformed = { $text }
refused-binary = メッセージは JSON のテキストで送ってください。バイナリは読めません。
refused-too-often = 回数が多すぎます。{ $seconds } 秒後にもう一度どうぞ（制限 { $limit }）。
refused-too-many-sockets = 同時接続が多すぎます。{ $most } までです（制限 { $limit }）。
refused-too-many-watchers = この卓の観戦者はもういっぱいです（{ $most } 人まで）。
refused-stranger = 先に名前を教えてください。ゲストになるか、サインインしてください。
refused-token = このトークンは使えません。

refused-no-table = このリンクの卓はありません。
refused-no-spectators = この卓は参加者しか見られません。
refused-draining = サーバーを停止しています。少し待ってからもう一度どうぞ。
refused-elsewhere = テーブルがサーバー間を移動しています。少し待ってからもう一度どうぞ。
refused-busy = サーバーが混み合っています。少し待ってからもう一度どうぞ。
refused-seated-already = すでにこの卓に座っています。
refused-table-full = この卓は満席です。
refused-seat-taken = その席にはもう誰かが座っています。
refused-no-such-seat = その席はありません。席は 0 から { $last } までです。
refused-not-seated = この卓に座っていません。
refused-not-host = 卓の主人だけができます。
refused-not-open = ゲームはもう始まっています。
refused-not-playing = ゲームは進行中ではありません。
refused-not-over = ゲームはまだ終わっていません。
refused-no-level = { $level } というボットはいません。いるのは { $levels } です。
refused-no-such-term = 卓の設定 { $term } に { $value } はありません。選べるもの：{ $known }。
refused-no-bot = その席ではボットは遊んでいません。
refused-seats-free = あと { $free } 席空いています。誰かを待つか、ボットを座らせてください。
refused-bot-plays = 今はボットが代わりに遊んでいます。先に席を取り戻してください。
refused-you-play = すでに自分で遊んでいます。
refused-no-undo = 取り消せるものがありません。ダイス、秘密、ほかの人の手、あるいはほかの人が動けたあいだを越えて戻ることはできません。
refused-no-talk = この卓では会話できません。
refused-talk-length = 一度に話せるのは 1 〜 { $most } 文字です。
refused-rematched = 新しい卓がもうあります。
refused-pace = { $pace ->
    [live] ライブの卓に持ち時間はありません。値は 0 です。
    [days] 一手の持ち時間は 1 〜 { $most } 日です。
   *[seconds] 一手の持ち時間は 1 〜 { $most } 秒です。
}
refused-too-many-tables = 開いている卓が { $most } あります。先にどれかを終えてください。

refused-not-guest = アカウントになれるのはゲストだけです。
refused-login-taken = { $login } はほかの人が使っています。別の名前を選んでください。
refused-sign-in = その名前とパスワードのアカウントはありません。
refused-programs-own-none = ボットはボットを持てません。
refused-too-many-programs = ボットはもう { $most } 体います。
refused-no-program = そのボットはあなたのものではありません。

refused-host = このサーバーは { $host } という名前では知られていません。DOUBLOON_NAMES に加えられます。
refused-origin = 変更のリクエストは、サーバー自身のページから（Origin ヘッダー）か、トークンとともに送ってください。
refused-content-type = リクエストの本文は JSON です（Content-Type: application/json）。
refused-body = リクエストの本文は { $most } バイトまでです。
refused-no-metrics = このサーバーは統計を公開していません。
refused-http = { $text }
refused-fault = サーバーで問題が起きました。記録されています。

bye-restart = サーバーを再起動します。すぐに戻ってきてください。
bye-trouble = 卓を読み直しています。すぐに戻ってきてください。
bye-slow = 接続が追いつきませんでした。もう一度つないでください。
bye-nonsense = 読めないメッセージが多すぎます。

took-over-resigned = { $seat } が降りたので、ボットが続けます。
took-over-timeout = { $seat } の時間が切れたので、ボットが続けます。

# What a table can be set to (terms.py).
term-pace = 一手の持ち時間
term-pace-live = 制限なし
term-pace-seconds-30 = 30 秒
term-pace-seconds-90 = 90 秒
term-pace-days-1 = 1 日
term-pace-days-3 = 3 日
term-hands = ボットの速さ
term-hands-auto = いちばんゆっくりな人に合わせる
term-hands-level = それぞれの強さのとおり
term-hands-slow = ゆっくり
term-hands-steady = ふつう
term-hands-brisk = きびきび
term-hands-quick = すばやい
term-public = 募集中の卓の一覧に載せる
term-spectators = 観戦を許す
term-talk = チャットを使う
