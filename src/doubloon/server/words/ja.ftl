# サーバーの言葉。

refused-resting = この卓は休止中です。ルール{ $rules }版で始まりましたが、このサーバーは{ $here }版です。{ $rules }版が動くようになれば続けられます。
refused-set-aside = この卓は今読み込めません。サーバーの管理者に記録が残りました。失われたものはありません。
refused-no-record = この対局はルール{ $rules }版のもので、各席から見えていた盤面は保存されていません。
rests-other-rules = この卓は休止中です。ルール{ $rules }版で始まりましたが、このサーバーは{ $here }版です。記録はすべて残っており、{ $rules }版が動くようになれば続きから遊べます。
rests-over = ルール{ $rules }版で遊ばれた対局です（このサーバーは{ $here }版）。当時の記録を表示しています。
rests-unreadable = この卓は休止中です。手順を再現できませんでした。サーバーの管理者に記録が残っており、卓の内容はすべて保存されています。
refused-over = ゲームは終わっています。
refused-not-your-turn = 今は行動できません。
refused-no-limit = この卓は手番をいつまでも待ちます。
refused-malformed = { $field ->
    [login] サインイン名は3～32文字で、半角の英数字・ピリオド・ハイフン・アンダースコアが使えます。
    [password] パスワードは8～256文字にしてください。
    [name] 名前は目に見える文字で1～30文字にしてください。アクセント記号の重ね書きはできません。
    [guest] 名前は目に見える文字で1～30文字にしてください。アクセント記号の重ね書きはできません。
   *[other] サーバーに伝わりませんでした。ページを読み込み直して、もう一度お試しください。
}
refused-binary = メッセージは JSON のテキストで送ってください。バイナリは読めません。
refused-too-often = 回数が多すぎます。{ $seconds } 秒後にもう一度どうぞ（制限 { $limit }）。
refused-too-many-sockets = 同時接続が多すぎます。{ $most } までです（制限 { $limit }）。
refused-too-many-watchers = この卓の観戦者はもういっぱいです（{ $most } 人まで）。
refused-stranger = 先に名前を教えてください。ゲストになるか、サインインしてください。
refused-token = このトークンは使えません。

refused-no-table = このリンクの卓はありません。
refused-ended = このテーブルはサーバーの管理者によって終了されました。
refused-silenced = サーバーの管理者により、チャットでの発言が止められています。
refused-not-server-host = サーバーの鍵を持つ管理者だけができます。
refused-no-person = そのIDの人はいません。
refused-no-account = パスワードがあるのはアカウントだけです。
refused-no-spectators = この卓は参加者しか見られません。
refused-draining = サーバーを停止しています。少し待ってからもう一度どうぞ。
refused-elsewhere = テーブルがサーバー間を移動しています。少し待ってからもう一度どうぞ。
refused-busy = サーバーが混み合っています。少し待ってからもう一度どうぞ。
refused-disk-full = サーバーのディスクがいっぱいで、今は何も保存できません。見ることはできます。管理者が空きを作れば、ゲームは続けられます。
refused-disk-broken = サーバーがディスクに書き込めず、今は何も保存できません。見ることはできます。管理者が直せば、ゲームは続けられます。
refused-damaged = サーバーに保存されたデータを読み込めません。管理者に向けて記録しました。
refused-seated-already = すでにこの卓に座っています。
refused-table-full = この卓は満席です。
refused-seat-taken = その席にはもう誰かが座っています。
refused-no-such-seat = その席はありません。席は 0 から { $last } までです。
refused-not-seated = この卓に座っていません。
refused-not-host = 卓の主人だけができます。
refused-not-open = ゲームはもう始まっています。
refused-not-playing = ゲームは進行中ではありません。
refused-not-in-lesson = いまのレッスンでは別のことをします。
refused-no-lesson = { $game } のレッスンはまだありません。
refused-lesson-dice = レッスンの出目は決められているので、検証するものがありません。
refused-not-over = ゲームはまだ終わっていません。
refused-no-level = { $level } というボットはいません。いるのは { $levels } です。
refused-no-such-term = 卓の設定 { $term } に { $value } はありません。選べるもの：{ $known }。
refused-pirate-taken = { $pirate } はもうこのテーブルにいます。
refused-no-bot = その席ではボットは遊んでいません。
refused-seats-free = あと { $free } 席空いています。誰かを待つか、ボットを座らせてください。
refused-bot-plays = 今はボットが代わりに遊んでいます。先に席を取り戻してください。
refused-you-play = すでに自分で遊んでいます。
refused-not-waited-for = その人を待っていないか、この卓では何もできません。
refused-too-soon = あと { $seconds } 秒待ってあげてください。
refused-no-undo = 取り消せるものがありません。ダイス、秘密、ほかの人の手、あるいはほかの人が動けたあいだを越えて戻ることはできません。
refused-no-talk = この卓では会話できません。
refused-talk-length = 一度に話せるのは 1 〜 { $most } 文字です。
refused-piled-up = 記号を何重にも重ねた文字は使えません。
refused-rematched = 新しい卓がもうあります。
refused-pace = { $pace ->
    [live] ライブの卓に持ち時間はありません。値は 0 です。
    [soft] ボットに任せるまでの待ち時間は 1 〜 { $most } 分です。
    [days] 一手の持ち時間は 1 〜 { $most } 日です。
   *[seconds] 一手の持ち時間は 1 〜 { $most } 秒です。
}
refused-too-many-tables = 開いている卓が { $most } あります。先にどれかを終えてください。

refused-not-guest = アカウントになれるのはゲストだけです。
refused-login-taken = { $login } はほかの人が使っています。別の名前を選んでください。
refused-common-password = よく使われていて、真っ先に試されるパスワードです。別のものにしてください。
refused-password = このアカウントのパスワードではありません。
refused-sign-in = その名前とパスワードのアカウントはありません。
refused-programs-own-none = ボットはボットを持てません。
refused-too-many-friends = 友だちは { $most } 人までです。
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
bye-disk-full = サーバーのディスクがいっぱいです。保存できたところまでを表示しています。空きができたら再開します。
bye-disk-broken = サーバーがディスクに書き込めません。保存できたところまでを表示しています。直りしだい再開します。
bye-slow = 接続が追いつきませんでした。もう一度つないでください。
bye-nonsense = 読めないメッセージが多すぎます。

took-over-resigned = { $seat } が降りたので、ボットが続けます。
took-over-timeout = { $seat } の時間が切れたので、ボットが続けます。

# What a table can be set to (terms.py).
term-pace = 一手の持ち時間
term-pace-live = 制限なし
term-pace-soft-4 = 制限なし（4 分たてばボットに任せられる）
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
term-rated = レーティングに数える
term-talk = チャットを使う

# ボットとして遊ぶ海賊たち（bots/pirates.py）と、そのひとこと。
pirate-pip = ピップ
remark-pip-began = よーし、木の剣をみがいてきたよ！
remark-pip-won = ぼくの勝ち？ 船長に知らせなきゃ！
remark-pip-robbed = 早い者勝ちだよ！
remark-pip-was-robbed = あっ、ぼくが持ってたのに！
pirate-dot = ドット
remark-dot-began = 海はどっち？ 帽子で見えない。
remark-dot-won = なんにも見えてないのに勝っちゃった。
remark-dot-robbed = 帽子に落ちてきたの。ほんとに。
remark-dot-was-robbed = 今の誰？ 帽子で見えなかった。
pirate-barnaby = バーナビー
remark-barnaby-began = これ、陸でやらない……？
remark-barnaby-won = 急に気分がよくなった。
remark-barnaby-robbed = ごめん。つかまる物がほしくて。
remark-barnaby-was-robbed = あげるから、船を揺らさないで。
pirate-quill = クイル
remark-quill-began = アーッ！ まぜて、まぜて！
remark-quill-won = 銀貨！ 銀貨！ ぜんぶオレの！
remark-quill-robbed = オレの！ オレの！ オレの！
remark-quill-was-robbed = ドロボー！ ドロボー！
pirate-nell = ネル
remark-nell-began = いい風だ。行こうか。
remark-nell-won = 星の言うとおり。
remark-nell-robbed = 悪く思わないで。いい荷だね。
remark-nell-was-robbed = 預けておくよ。すぐ取りに行く。
pirate-bruno = ブルーノ
remark-bruno-began = 総員配置！ 手順どおりに頼む。
remark-bruno-won = 予定どおりだ。
remark-bruno-robbed = 没収する。
remark-bruno-was-robbed = 航海日誌に書いておくぞ。
pirate-meg = メグばあさん
remark-meg-began = あんたのじいさまともやったよ。弱かったねえ。
remark-meg-won = まだまだ若いもんには負けないよ。
remark-meg-robbed = おや、ありがとうねえ。
remark-meg-was-robbed = 昔の泥棒は、ちゃんと戸をたたいたもんさ。
pirate-mog = モグ
remark-mog-began = にゃ？
remark-mog-won = ゴロゴロ……
remark-mog-robbed = （その上に座る）
remark-mog-was-robbed = シャーッ！
pirate-ironbeard = 鉄ひげ
remark-ironbeard-began = 最後まで浮いていた者だけが文句を言え。
remark-ironbeard-won = 当然だ。
remark-ironbeard-robbed = もともと俺のものだ。
remark-ironbeard-was-robbed = その顔、覚えたぞ。
pirate-isolde = イゾルデ
remark-isolde-began = ついてこられるかしら。
remark-isolde-won = 品の差ね。
remark-isolde-robbed = わたしのほうが似合うでしょう？
remark-isolde-was-robbed = まあ、失礼ね。嫌いじゃないわ。
pirate-fog = フォグ
remark-fog-began = 時間なら、いくらでもある。
remark-fog-won = あの世まで持っていこう。
remark-fog-robbed = うらめしや。
remark-fog-was-robbed = 体をすり抜けていったか……
pirate-octavia = オクタヴィア
remark-octavia-began = お茶を飲みながらでも、手はまだ七本。
remark-octavia-won = 八本の手、みんなの勝ちよ。
remark-octavia-robbed = あら、吸いついちゃった。
remark-octavia-was-robbed = 墨を吐くわよ。
