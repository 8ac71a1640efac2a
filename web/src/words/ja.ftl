# 共通
home = ホーム
home-tagline = 友だちやボットと遊ぶ宝探しゲーム。登録も待ち時間もいりません。
rules = ルール
settings = 設定
settings-and-sign-in = 設定・サインイン
close = 閉じる
save = 保存
named = { $text }：{ $name }
you = あなた
bot = ボット
new = 新着
reading = お待ちください…
page-lost = そのページはありません。海は広いのです。
problem-away = サーバーにつながりません。少し待ってからもう一度試してください。
guest-name = { $number ->
    [0] 陽気なカモメ
    [1] しょっぱいペリカン
    [2] 勇ましいパフィン
    [3] 幸運のカニ
    [4] ごきげんアザラシ
    [5] ずるがしこいサギ
    [6] 勇敢なエビ
    [7] やさしいサメ
    [8] すばやいラッコ
    [9] ねむたいカメ
    [10] 偉大なニシン
   *[other] 荒ぶるセイウチ
}
you-sail-as = あなたの名前
flag = { $flag ->
    [skull] どくろ
    [swords] 剣
    [hourglass] 砂時計
    [octopus] タコ
    [anchor] いかり
    [star] 星
    [moon] 月
    [parrot] オウム
    [crown] 王冠
    [fish] 魚の骨
    [heart] ハート
   *[other] 波
}
flags = 旗
your-flag = あなたの旗：{ flag }
your-name = あなたの名前

# ホーム
games = ゲーム
play-bots = ボットと遊ぶ
learn = 遊んで覚える（{ $minutes } 分）
learn-again = 覚えました・もう一度
learn-on = レッスンの続きへ
learn-first = はじめてですか？ 遊びながら覚えましょう。3 分で、ひとつずつ。
lesson = レッスン
lesson-leave = レッスンをやめる
lesson-clock = この手順の残り時間
lesson-far = レッスンの進み具合
lesson-next = 次へ
lesson-done = これで遊べます！
lesson-real = 本番を遊ぶ
setting-up = 準備しています…
new-table = 新しい卓
players-count = { $least ->
    [1] 1～{ $most } 人
   *[other] { $least }～{ $most } 人
}
real-time = リアルタイム
foes = ボットの強さ
foe = { $level ->
    [greenhorn] やさしい
    [captain] 手ごわい
   *[other] ふつう
}
foe-means = { $level ->
    [greenhorn] 新米：よく間違えます
    [captain] 船長：先を読みます
   *[other] 航海士：手堅く打ちます
}
my-tables = あなたの卓
open-tables = 募集中の卓
open-tables-none = 募集中の卓はありません。新しく始めましょう。ボットも待っています。
friends = 友だち
friend-at-a-table = 対戦中の卓へ行く
friend-here = 卓にいます
friend-away = いません
friend-one-sided = 相手もあなたを友だちに加えると、どこにいるかわかります
befriend = 友だちに加える
unfriend = 友だちから外す
running-tables = 観戦できる卓
played-tables = 遊び終えた卓
seats-free = { $free ->
    [0] 満席
   *[other] 空席 { $free }
}
in-play = 対戦中
your-turn = あなたの番
bots-count = ボット { $count }

# 新しい卓
how-many-play = 人数
game-options = ゲームのオプション
value-board-spiral = 一本の渦巻き
value-board-rings = 閉じた環
value-kraken-roll-sum = 合計
value-kraken-roll-low = 低い方
value-kraken-roll-high = 高い方
value-dial-classic = 通常
value-mode-action = 全員同時
value-mode-turns = 手番制
value-boarding-orthogonal = 上下左右の 4 枚
value-boarding-all = 周囲の 8 枚
value-discards-open = 見えるように置く
value-discards-hidden = 伏せて置く
value-toast-vote = 秘密投票
value-toast-share = 順位を分け合う
value-help-none = 示さない
value-help-lines = 全員に示す

# 始まる前
lobby-seats = 乗組員
lobby-free = 空席が { $free } つあります。人を待つか、ボットを座らせてください。
lobby-full = 席は埋まっているので、観戦になります。次のゲームで席を頼むか、ホームから自分の卓を作ってください。
lobby-wait = そろったら、卓の主が始めます。
seat-free = 空席
sit-here = ここに座る
seat-number = { $number } 番の席
get-up = 席を立つ
add-bot = ボット
fill-with-bots = 空席 { $free } つにボット
bot-level = { $level ->
    [random] 見習い：でたらめに打つ
    [greenhorn] 新米：ときどき間違える
    [mate] 航海士：堅実に打つ
    [captain] 船長：先を読む
    [admiral] 提督：じっくり深く読む
   *[other] ボット { $level }
}
captains-ready = 船長ボットを準備中：{ $share } %。それまでは航海士の腕前で打ちます。
captains-ready-short = 船長 { $share } %
bots-go-by = ボットは、いちばんゆっくりな人に合わせています（一手およそ { $seconds } 秒）。
bots-go-by-short = ボット { $seconds } 秒
bot-level-of = ボット{ $name }の強さ
remove-bot = ボット{ $name }を外す
start-game = 出航
invite = 友だちを招く
invite-how = リンクを送るか、コードを読み取ってもらってください。名前だけで参加できます。
invite-link = この卓のリンク
invite-qr = この卓のリンクの QR コード
share = 共有
copied = コピーしました

# 卓
table-opening = 卓を準備しています…
back = 戻る
in-common = { $argument } { $value } …
plain-table = このゲームの盤面はまだ描かれていません。わかっていることを表で示し、できることは下に並びます。
react = 気持ちを見せる
reaction-ahoy = ヨーホー！
reaction-cheers = 乾杯！
reaction-laugh = あはは！
reaction-gasp = えーっ！
reaction-grumble = むむむ！
reaction-love = すてき！
see-reactions = ほかの人のリアクションを見せる
hear-remarks = 海賊のひとことを見せる
players = プレイヤー
to-act = 手番
away = 不在
clock-of = { $name }の残り時間
watching = { $count } 人が観戦中
side = 記録・チャット・ルール
log = 記録
log-empty = 起きたことがここに書かれます。
chat = チャット
chat-empty = まだ発言はありません。
chat-say = 発言する
chat-send = 送る
prompt = すること
prompt-over = ゲーム終了：{ $how }
prompt-stand-in = ボットが代わりに打っています。いつでも席に戻れます。
prompt-wait = { $names }を待っています。
missing = { $here ->
    [1] { $name }は { $time } 動いていません（席にはいます）。
   *[0] { $name }は { $time } 動いていません。席を外しています。
}
missing-nudge-in = あと { $time } で声をかけられます。
missing-relieve-in = あと { $time } でボットに任せられます。
missing-clock = 時間が切れたらボットが続けます。
missing-no-clock = この卓に持ち時間はありません。ゆっくり待ちましょう。
nudge = { $name }に声をかける
nudged = { $you ->
    [1] あなたの番です。みんな待っています。
   *[0] { $name }の番ですよ！
}
relieve = ボットに任せる
prompt-haste = 全員同時！
options-all = 今できること
undo = 取り消す
resign = 降りる
resign-sure = 降りますか。ボットが席に着き、ゲームは続きます。あとで席に戻れます。
go-on = 続ける
sure = これは取り消せません。
sure-not = 戻る
which = どれにしますか。
keys = キー操作
keys-own = 島、ダイス、ベル、カードに書いてあります。
key-h = この一覧
key-u = 最後の手を取り消す
key-l = 今できることすべて
key-ask = これは何？ 矢印で次へ、もう一度 ? でこの一覧
key-name-arrows = ←↑↓→
key-arrows = ボード、自分のもの、ログの中を移動
key-name-tab = Tab
key-tab = ボード、質問、自分のもの、ログの間を移動
you-watch = 観戦中です。このゲームの席は埋まっています。次のゲームで席を頼むか、ホームから自分の卓を作ってください。
take-back = 席に戻る
sound = 音
connection-silent = サーバーの返事がありません。操作は保存され、つながり次第送られます。
connection-waiting = 接続が切れました。つなぎ直しています…操作は保存され、つながったら送られます。
connection-back = 接続が戻りました。
connection-unsent = 今は接続が切れているため、送れませんでした。
connection-closed = 卓は閉じられました。
connection-hurry = 今すぐ
coach = はじめてのヒント
coach-again = もう一度見る
coach-enough = わかった
ask = これは何？
ask-mode = 説明モード：触れたものの説明が出ます（? キー）
ask-rule = ルール { $rule }
ask-why = 今はできません：{ $reason }
goal-here = 目的
about-goal = このゲームの目的です。
about-player = { $you ->
    [1] あなた（{ $name }）です。この色とマークがあなたのものです。
   *[0] { $name }です。この色とマークが目印です。
}
about-bot = ボットが担当しています。
about-away = 今は接続が切れています。
about-lesson-clock = 時間が来ると相手が先に動きます。レッスンはそのまま続きます。
about-clock = この手番の残り時間です。なくなるとボットが代わります。
coach-ask = 長押しするかポインタを重ねると、それが何かわかります。光らないものは理由がわかります。

log-started = ゲームが始まりました。
log-undone = { $you ->
    [seat] あなた
   *[other] { $seat }
}が一手戻しました。
log-takenover-resigned = { $you ->
    [seat] あなた
   *[other] { $seat }
}が降り、ボットが続けます。
log-takenover-timeout = { $you ->
    [seat] あなた
   *[other] { $seat }
}の時間が切れ、ボットが続けます。
log-setback = サーバーがバックアップの時点に戻されました。それより後の出来事は失われています。持ち時間は数え直しです。
log-takenover-away = { $you ->
    [seat] あなた
   *[other] { $seat }
}はまだ来ていません。それまでボットが代わります。
log-takenover-silent = { $you ->
    [seat] しばらく動きがなかったので、戻るまでボットが続けます。
   *[other] { $seat }の動きがないので、戻るまでボットが続けます。
}
log-takenback = { $you ->
    [seat] あなた
   *[other] { $seat }
}が席に戻りました。
fair-dice = 公正なダイス
fair-dice-means = 最初の一手の前に、すべてのダイスとカードのもとになる秘密の数の指紋（SHA-256 ハッシュ）をサーバーが公開しました。もう誰にも変えられません。終局後に秘密が公開され、誰でも確かめられます。
story = { $name }：{ $deeds }
story-you = あなた
story-skip = スキップ
again = 前の手番からの出来事をもう一度見る
befallen = あなたに起きたこと

# 終わり
end-you-won = あなたの勝ち！
end-won = { $count ->
    [1] { $name }の勝ち
   *[other] { $name }が同点で 1 位
}
end-nobody = 勝者なし
end-table-won = プレイヤーの勝者なし
rematch = もう一度
to-rematch = 新しい卓へ
watch-replay = リプレイを見る

# リプレイ
replay = リプレイ
replay-of = { $last } 手中 { $step } 手目
replay-step = 進み
replay-first = 最初へ
replay-back = ひとつ戻る
replay-next = ひとつ進む
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-seen-by = 視点
replay-spectator = 観戦者
replay-speed = 速さ
replay-file = リプレイをファイルに保存
replay-reading = リプレイを読んでいます…

verify = ダイスは公正だったか
verify-how = 最初の一手の前に、サーバーは秘密の数の指紋（SHA-256 ハッシュ）を公開しました。ダイスもシャッフルも、すべてその秘密と手の番号から決まります。だからサーバーを含め、誰もあとから出目を変えられません。ゲームが終わった今、秘密は公開され、あなたのブラウザで計算し直せます。
verify-now = 確かめる
verify-running = 確かめています…
verify-secret = 秘密は、最初の一手の前に公開された指紋と一致します。
verify-secret-wrong = 秘密は、公開された指紋と一致しません。
verify-seed = 最初の配置は秘密から決まりました。
verify-seed-wrong = 最初の配置は秘密から決まっていません。
verify-moves = { $moves } 手すべての出目が秘密から決まりました。
verify-moves-wrong = { $move } 手目の出目は秘密から決まっていません。
verify-end = ルールどおりに打ち直すと、まさにこの結果になります。
verify-end-wrong = この結果にはなりません：{ $problem }
verify-other-rules = この対局はルール{ $rules }版で行われました。このサーバーは{ $here }版です。
verify-end-kept = 出目は一手ずつ確かめました。ルールの版が違うため打ち直しはせず、保存された結果を表示しています。
verify-fair = ダイスは公正でした。
verify-unfair = このダイスは何かがおかしいです。
verify-by-server = ブラウザの暗号機能は HTTPS でしか使えないため、ここではサーバーが確かめました。サーバーを信用せずに確かめるには、リプレイを保存して doubloon replay FILE --verify を実行してください。
verify-fingerprint = 指紋
verify-the-secret = 秘密

# ルール
ruling = 裁定
ruling-means = この版で決めたことです。
rules-table = 表
heard-options = できること：{ $options }。
heard-more = ほか { $more } 件は一覧にあります
rules-contents = 目次
rules-exact = 正確なルール（全文）

# 設定
settings-page = 画面
language = 言語
theme = 明るさ
theme-system = 端末に合わせる
theme-dark = 夜
theme-light = 昼
speed = アニメーション
speed-means = 「なし」では切り替わるだけです。端末の設定にも従います。
speed-off = なし
speed-slow = ゆっくり
speed-normal = 普通
speed-fast = 速い
patterns = 模様
patterns-means = 各プレイヤーの色に模様も付けます。
lefty = 左利き
lefty-means = よく触るものを左に置きます。
confirm = 取り消せないことは確認する
confirm-means = 攻撃、ダイスを振ること、手番の終わりなど。全員で競っている間は確認しません。
account = あなた
account-means = あなたはゲストで、このブラウザが覚えています。アカウントがあれば、どこからでも戻れます。
signed-in-as = { $login } としてサインインしています。
login = サインイン名
password = パスワード
sign-in = サインイン
sign-out = サインアウト
become-account = このゲストをアカウントにする
delete-me = 自分を削除する…
delete-means = 名前・旗・サインイン・ボットは元に戻せない形で消えます。座っている卓ではボットが代わりに遊びます。遊んだゲームは一緒に遊んだ人に残り、卓での発言もそのまま残ります。
delete-for-good = 完全に削除する
cancel = やめる

# Profiles, histories and leaderboards
profile = あなたのプロフィールと対戦
person-kind = { $kind ->
    [account] アカウント
    [program] プログラム
   *[guest] ゲスト
}
here-since = { $when } から
change-who-i-am = 名前や旗を変える
a-bot = ボット
bot-strength = { $level ->
    [random] でたらめ
    [greenhorn] 新米
    [mate] 航海士
    [captain] 船長
    [admiral] 提督
   *[other] { $level }
}
somebody-gone = いなくなった人
played-won = { $played } 回遊んで { $won } 勝（{ $share } %）。
streaks = いま { $now } 連勝、最長 { $best } 連勝。
favourite = いちばん多いのは { $game }。
by-game = ゲームごと
place-count = { $place } 位 { $count } 回
unwon-count = 勝者なし { $count } 回
given-up-count = 途中でやめた { $count } 回
last-wins = 最近の { $count } 回で { $won } 勝
rating = レーティング
rating-line = レーティングは { $first } から { $last } になりました。
rating-after = レーティング { $points }
against-whom = 対戦相手
who = 相手
games-count = 回数
ahead = 上
behind = 下
history = 遊んだゲーム
history-none = まだありません。ボットが待っています。
earlier-games = 前のゲーム
gave-up = 途中でやめた
watch-replay-of = リプレイを見る（{ $game }、{ $when }）
best-players = 強い人
best-none = レーティングのつくゲームを十分に遊んだ人はまだいません。レーティングに数える卓を作って始めましょう。
rank = 順位
from-the-host = 運営から:
report = この人を通報する
report-name = 名前が不適切
report-talk = 発言が不適切
report-words = よければ詳しく
report-send = 運営に送る
report-sent = 運営が確認します。

# The host's desk
desk = 運営の机
desk-server = サーバー
desk-state = 状態
desk-ready = 正常
desk-not-ready = 準備できていません
desk-tables-live = メモリにある卓
desk-sockets = 卓を見ている人
desk-load = マシンの負荷
desk-broken = 壊れた卓
desk-errors = 障害
desk-limit = 制限に達した回数: { $limit }
desk-tell = 全員に知らせる
desk-text = 取り消すまで全員に見えるお知らせ
desk-send = 知らせる
desk-take-back = 取り消す
desk-reports = 通報
desk-no-reports = 通報はありません。
desk-silence = 発言を止める
desk-unsilence = 発言を許す
desk-settled = 済み
desk-tables = 卓
desk-status = { $status ->
    [open] 募集中
    [playing] 対戦中
    [over] 終了
    [ended] 打ち切り
   *[other] { $status }
}
desk-hide = 一覧から隠す
desk-end = 打ち切る
desk-people = 人
desk-remove = 削除する
really = 本当に{ $what }？
rating-means = だれもが 1000 ± 667、つまりほぼ確実に 333 から 1667 の間から始まります。レーティングに数える卓で遊ぶたびに幅が狭くなります。{ $least } 回以上遊んだ人を、確実といえる値の順に並べます。ボットの値は測ったもので、動きません。

# クラーケン
kraken-coach-0 = 光るマスへ進めます。数字はかかるポイントです。遠いマスへは順に進みます。
kraken-coach-1 = 風のマスで手番を始めると、出目が 2 倍になります。
kraken-coach-2 = ダイヤルが激怒に来るときは、触手から離れましょう。
kraken-coach-3 = サンゴが道をふさいでいます。隣のマスから 3 ポイントで砲撃するか、回り道を。
kraken-coach-4 = 宝を持つ船がいます。隣のマスから攻撃して、出目で勝てば奪えます。
kraken-coach-5 = 宝を手に入れました！近くの船に狙われます。スタートまで逃げ切りましょう。
kraken-coach-6 = 隣のマスの船は 3 ポイントで攻撃できます。勝てば相手の次の手番が短くなります。
kraken-board = 渦
kraken-space = マス { $space }
kraken-space-marks = マス { $space }：{ $marks }
kraken-costs = { $cost } ポイント
kraken-sail-far = マス { $space } へ：{ $steps } 手、{ $cost } ポイント
kraken-dial = クラーケンの機嫌：{ $mood }。次：{ $next }。
kraken-points = 残り { $points } ポイント
kraken-on-space = マス { $space }
kraken-coral-left = サンゴ、耐久力 { $points }
kraken-leads = { $way ->
    [inward] 内側は { $space }
   *[outward] 外側は { $space }
}
kraken-too-dear = { $cost } ポイント（足りません）
kraken-attack-dice = { $mine } 対 { $theirs }
kraken-total = { $total } を上回れ

# キャプテンダイス
captain-coach-0 = 光る島に触れるとペアを置き、トレイに触れると振り直します。
captain-coach-1 = 縦・横・斜めのどれか一列で島が 3 つ占領されたらベル！早すぎると行動不能です。
captain-coach-2 = ベルの後、自分の島にカードを伏せます。小さい数字から攻撃します。
captain-coach-3 = 場をよく見ましょう。島はそこに描かれた 2 個のダイスで取ります。ベルを鳴らすと全員が振ります。
captain-coach-4 = 手番制ではダイスを一度だけ振ります。光る島にペアを置き、手番を終えましょう。
captain-coach-5 = 印の付いた列で島が 3 つ取られました。誰かより先にベルを！
captain-coach-6 = 点線は自分の島 2 つを結びます。両方のカードが生き残れば、間の宝も手に入ります。
captain-coach-7 = カードを選んで島を指すと、届く島が赤くなります。
captain-coach-8 = 名前の横の数字は、まだ出るかもしれないカードです。0 のない人はどこでも攻撃できます。
captain-step = { $step ->
    [race] 争奪
    [hide] 伏せる
   *[battle] 戦闘
}
captain-field = 場
captain-shows = { $low } と { $high } の宝
captain-dice-of = { $name }のダイス
captain-card-of = { $name }のカード
captain-faster = { $name }の方が早い！
captain-rang-first = { $name }が先にベルを鳴らした！
captain-wait = { $you ->
    [1] 準備ができたらベルを鳴らしてください。それまで場をよく見ましょう。
   *[0] { $name }がベルを鳴らすまで、場をよく見ましょう。
}
captain-locked = フェイズが終わるまで行動不能
captain-locked-out = ベルが早すぎました。今回のレースは休み、カードから復帰します。
captain-battle-shown = 戦闘中！ 場をタップすると結果まで進みます。
captain-bell = ベル
captain-tray = 手元のダイス：{ $dice }
captain-cast = 振り直す
captain-key-space = スペース
captain-key-enter = エンター
captain-hand = 手札
captain-choose = カードを選び、次に自分の島を選んでください。
captain-hand-card = { $name }、速さ { $speed }：{ $effect }{ $count ->
    [1] {""}
   *[other] （{ $count } 枚）
}
captain-card = { $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}
captain-effect = { $card ->
    [hostage] 取り除かれない
    [boarding] 隣のカードを取り除く
    [broadside] 同じ横列をすべて取り除く
    [gun] 同じ縦列をすべて取り除く
    [squid] 斜めの列をすべて取り除く
   *[spy] 攻撃しない
}
captain-toast = いちばん愉快にベルを鳴らしたのは誰？
captain-vote-for = 投票先：
captain-my-vote = あなたの票
captain-voted = { $all } 人中 { $voted } 人が投票しました。

# ノゾクダイス
value-powers-lower = 今より小さい目だけ
value-powers-any = どの目でも
nozoku-coach-0 = 光っているダイスを獲得できます。同じ数字のカードを出して取ります。
nozoku-coach-1 = 次は手元のダイスを変えます。大きな目をなるべく多くそろえましょう。
nozoku-coach-2 = 獲得したダイスの側面は、ほかの人に覗かれます。ほかの人の番では、あなたも覗けます。
nozoku-coach-3 = 大きな目を 1 種類、たくさん集めましょう。最後に選ぶ目のダイスだけが得点になります。
nozoku-coach-4 = 出せるカードがありません。出した 1 枚のアクションを使い、その後すべて手札に戻します。
nozoku-coach-5 = 手札を出し切ったので、白を含む好きなダイスを 1 個取り、カードもすべて戻ります。
nozoku-coach-6 = 最も得点になる目をタップし、もう一度確かめます。個数が最も多い人は 2 魔力を加えます。
nozoku-coach-7 = 暗いカードは今は出せません。タップすると理由がわかります。
nozoku-coach-8 = 手札はあと 1 枚。出し切った人は、白も含めて好きなダイスを取れます。
nozoku-coach-9 = 残り少ない色があります。なくなると、そのラウンドでゲーム終了です。
nozoku-dice = { $colour }の { $number }、{ $count } 個
nozoku-left = { $count ->
    [0] 中央に{ $colour }のダイスはありません
   *[other] 中央に残っている{ $colour }のダイス：{ $count } 個
}
nozoku-your-dice = あなたのダイス、合計 { $sum }
nozoku-your-cards = あなたのカード
nozoku-held = あなたの { $number } のダイス：{ $colours }
nozoku-card = カード { $main }/{ $sub }：{ $power }、続けて{ $then }
nozoku-card-played = カード { $main }/{ $sub }（手元に出してある）：{ $power }、{ $then }
nozoku-has = ダイス { $dice }（合計 { $sum }）、手札 { $cards }
nozoku-offer = ノゾクアクションの機会
nozoku-offer-clock = 覗ける残り時間
nozoku-choose = 選んでください
nozoku-power = { $name }：{ $does }
nozoku-has-named = 選びました
nozoku-thinks = 考え中

# 黄金の小箱
value-deck-36 = 36 枚
value-deck-45 = 髑髏入りの 45 枚
value-dice-dice = ダイス
value-dice-cards = ダイスカード
value-map-twelve = 付属の 12 枚
value-layout-straight = 一直線
value-layout-zigzag = ジグザグ
value-layout-corner = 角で接する二つの半分
value-finish-corner = 一番上のマス
value-finish-column = 列のどのマスでも
value-start-harbour = 一番下のマス（何人でも）
value-start-corner = 一番下のマス（一人だけ）
value-start-column = 列のどのマスでも
value-start-die-green = 緑のダイス
value-start-die-none = なし
value-hindsight-all = どの船長でも
value-hindsight-map = 地図上の船長
value-house-auto = 加わる
value-house-off = 加わらない
value-dead-ends-refused = なし
value-dead-ends-allowed = あってもよい
value-dummy-fights = 一勝ごとに 3 点
value-dummy-scale = 弱め：2 点と一勝ごとに 1 点
casket-coach-0 = いくつ勝つかを宣言します。ぴったり当てれば、コマが大きく進みます。
casket-coach-1 = カードを押すと表の値で出ます。下の札は特技です。マスの色のダイスで必要点以上を出せば成功。
casket-coach-2 = 光るマスへ 1 歩進めます。いるマスの色が、振るダイスの色です。
casket-coach-3 = ダミーの手札は伏せられています。自分の手札では読みにくいと思ったら取り替えられます。
casket-coach-4 = 最後に宣言するので、言えない数が一つあります。全員が当たることはありません。
casket-coach-5 = 盗賊です。当たってほしくない人から 1 枚取り、見てから、相手の役に立たないカードを返しましょう。
casket-coach-6 = 反乱です。出目が上回れば席と勝ちを奪えます。宣言に足りない分だけ奪いましょう。
casket-coach-7 = 最下位なので、宣言をあとから 1 だけ変えられます。当たれば歩数は半分です。
casket-coach-8 = 運 1 点で出目に 1 を足せます。ダイスの稲妻で運が増えます。
casket-coach-9 = 白いマスではダイスを振れません。特技には運を使うしかありません。
casket-coach-10 = 場に切り札があります。勝てるのは、もっと高い切り札だけです。
casket-coach-11 = 台札のスートを持っている人は、それを出さなければなりません。ほかのスートでは勝てません。
casket-coach-12 = 宣言を外したので、今回は斜めに進めません。
casket-coach-13 = 宣言が当たりました。斜めに進んで、ほかのコマや障壁をかわせます。良いダイスのマスで止まることもできます。
casket-coach-14 = 運 3 点で、動く前に 1 歩買えます。
casket-coach-15 = 加速点を越えました。会戦は長くなり、大きな宣言ほど多く進めます。
casket-map = 地図
casket-square = { $column } 列 { $row } 段：{ $marks }
casket-ground = { $colour ->
    [green] 緑
    [blue] 青
    [red] 赤
   *[white] 白、ダイスなし
}
casket-start = 出発点
casket-finish = 小箱
casket-column = { $columns } 列中 { $column } 列目
casket-mine = あなたのコマと手札
casket-no-cards = 手札はありません。
casket-no-bid = 宣言前
casket-tally = 宣言 { $bid }、勝ち { $won }
casket-won = 勝ち { $won }
casket-over = 第 { $battle } 会戦、終了
casket-go-on = 次へ
casket-fights-won = { $count ->
    [0] 勝ちなし
   *[other] 第 { $fights } 戦に勝ち
}
casket-chance = { $chance } %
casket-face-down = 裏向き
casket-cards = 手札 { $cards } 枚
casket-points-of = 必要 { $cost } 点のうち { $points } 点
casket-special = { $feature } { $value }、必要 { $cost } 点
casket-face = { $circle ->
    [1] 丸、振り足し
   *[0] { $cross ->
        [1] バツ
       *[0] { $pips ->
            [0] { $bolt ->
                [1] 稲妻
               *[0] 空白
            }
           *[other] { $pips }{ $bolt ->
                [1] {" "}と稲妻
               *[0] {""}
            }
        }
    }
}

# 文章で遊ぶテーブル
text = 文章のテーブル
text-means = 画面読み上げや、読んで入力する遊び方のために、どのテーブルも文章と番号つきの選択肢で示します。
text-on = テーブルを文章で表示（画面読み上げ向け）
text-off = テーブルを絵で表示
text-choices = できること
text-since = あなたの手番のあと
text-goal = 目的
text-board = 盤面
mine = 自分のもの
past-board = 盤面をとばして、できることへ
text-places = すべて表示
text-nothing = まだありません。
text-command = 選択肢の番号、または文字
text-help = 番号を入力して Enter で選びます。文字：s 手番のあと、m 自分のもの、t 順位、b 盤面、p 場所ごと、c 選択肢、g 目的、u 取り消し。
text-no-choice = { $count ->
    [0] 今は選ぶものがありません。
   *[other] 選択肢は 1 から { $count } までです。
}
text-rank = { $place } 位：{ $name }{ $standing ->
    [none] {""}
   *[other] （{ $standing }）
}
text-by-turns = テーブルは文章で表示中なので、このゲームは順番に手番を行います。リアルタイムのテーブルを作ると、ボットは一番ゆっくりな人に合わせます。
heard = 読み上げた内容
heard-place = { $won }。あなたは { $players } 人中 { $place } 位です。
