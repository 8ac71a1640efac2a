# 共通
home = ホーム
home-tagline = 友だちやボットと遊ぶ宝探しゲーム。登録も待ち時間もいりません。
rules = ルール
settings = 設定
settings-and-sign-in = 設定・サインイン
close = 閉じる
save = 保存
you = あなた
bot = ボット
new = 新着
reading = お待ちください…
page-lost = そのページはありません。海は広いのです。
problem-away = サーバーにつながりません。少し待ってからもう一度試してください。
guest-name = 船長
your-name = あなたの名前

# ホーム
games = ゲーム
play-bots = ボットと遊ぶ
setting-up = 準備しています…
new-table = 新しい卓
players-count = { $least ->
    [1] 1～{ $most } 人
   *[other] { $least }～{ $most } 人
}
real-time = リアルタイム
my-tables = あなたの卓
open-tables = 募集中の卓
open-tables-none = 募集中の卓はありません。新しく始めましょう。ボットも待っています。
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

# 始まる前
lobby-seats = 乗組員
lobby-free = 空席が { $free } つあります。人を待つか、ボットを座らせてください。
lobby-wait = そろったら、卓の主が始めます。
seat-free = 空席
sit-here = ここに座る
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
prompt-over = ゲームは終わりました。
prompt-stand-in = ボットが代わりに打っています。いつでも席に戻れます。
prompt-wait = { $names }を待っています。
prompt-haste = 全員同時！
options-all = 今できること
undo = 取り消す
resign = 降りる
resign-sure = 降りますか。ボットが席に着き、ゲームは続きます。あとで席に戻れます。
go-on = 続ける
take-back = 席に戻る
sound = 音
connection-waiting = 接続が切れました。つなぎ直しています…
connection-closed = 卓は閉じられました。
connection-hurry = 今すぐ
coach = はじめてのヒント
coach-again = もう一度見る
coach-enough = わかった

log-started = ゲーム開始。ダイスの秘密のハッシュを公開しました。もう誰にも変えられません。
log-undone = { $seat }が一手戻しました。
log-takenover-resigned = { $seat }が降り、ボットが続けます。
log-takenover-timeout = { $seat }の時間が切れ、ボットが続けます。
log-takenback = { $seat }が席に戻りました。

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
verify-fair = ダイスは公正でした。
verify-unfair = このダイスは何かがおかしいです。
verify-by-server = ブラウザの暗号機能は HTTPS でしか使えないため、ここではサーバーが確かめました。サーバーを信用せずに確かめるには、リプレイを保存して doubloon replay FILE --verify を実行してください。
verify-fingerprint = 指紋
verify-the-secret = 秘密

# ルール
ruling = 裁定
ruling-means = もとのルールブックにないため、私たちが決めました。
rules-table = 表
heard-options = できること：{ $options }。
heard-more = ほか { $more } 件は一覧にあります
rules-contents = 目次

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
account = あなた
account-means = あなたはゲストで、このブラウザが覚えています。アカウントがあれば、どこからでも戻れます。
signed-in-as = { $login } としてサインインしています。
login = サインイン名
password = パスワード
sign-in = サインイン
sign-out = サインアウト
become-account = このゲストをアカウントにする

# クラーケン
kraken-coach-0 = 光るマスへ進めます。数字はかかるポイントです。遠いマスへは順に進みます。
kraken-coach-1 = 風のマスで手番を始めると、出目が 2 倍になります。
kraken-coach-2 = ダイヤルが激怒に来るときは、触手から離れましょう。
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
captain-wait = { $name }がベルを鳴らすまで、場をよく見ましょう。
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
