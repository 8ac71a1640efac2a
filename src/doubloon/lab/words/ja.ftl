report-title = { $game }：{ $games } ゲームからわかること
report-lead = { $players ->
    [1] ひとり用
   *[other] { $players } 人
} · { $bots } · { $options }
no-options = 設定はすべて既定どおり
summary = 要点
beside = 同じゲームを { $who } で
figures = 図で見る
all-figures = すべての数値
all-choices = すべての選択肢
choices-shown = 選択肢とその種類 { $count } 件（† はほとんど選ばれないもの）
how-made = 作り方
mates-label = { $bot }（{ $games } ゲーム）

found-seats = { $size ->
    [none] 手番の順による有利・不利は見られません。{ $even } から最も離れている { $place } 番手でも勝率は { $share }（{ $low }〜{ $high }）です。
   *[other] { $place } 番手の勝率は { $share }（{ $low }〜{ $high }）、公平なら { $even }：{ $size ->
        [small] わずかな
        [clear] はっきりした
       *[large] 大きな
    }{ $way ->
        [more] 有利
       *[less] 不利
    }です。
}
found-undecided = { $share } のゲームは上限に達し、勝者なしで終わります（{ $low }〜{ $high }）。
found-unwon = { $share } のゲームは場のプレイヤーが勝ちます（{ $low }〜{ $high }）。
found-ties = { $share } のゲームは複数の席がともに勝ちます（{ $low }〜{ $high }）。
found-length = 1 ゲームは平均 { $rounds } ラウンド（9 割は { $few }〜{ $many }）、決断は { $decisions } 回です。
found-seconds = リアルタイムの 1 ラウンドは { $mean } 秒（{ $low }〜{ $high }）です（シミュレーション上の時間）。
found-choices = 1 回の決断の選択肢は { $legal } 個、{ $forced } の決断では一つだけです。
found-dead-verbs = ほとんど選ばれない行動（選べる場面の 1 % 未満）：{ $names }。
found-dead = { $of } 個の選択肢のうち { $count } 個は、選べる場面の 1 % 未満でしか選ばれません。選べる場面が多い順に：{ $names }。
found-no-dead = 死んだ選択肢はありません：このゲーム数でわかる限り、{ $of } 個のどれもが選べる場面の 1 % 以上で選ばれています。
found-leads = 首位は 1 ゲームに { $changes } 回入れ替わります。半ばで首位の席の勝率は { $share }（{ $low }〜{ $high }）です。
found-drama = 勝者は途中、平均して首位から { $behind } ポイント遅れていて、最後の { $decided } の間はほかの席が確実に首位に立つことはありません。
found-luck = { $vague ->
    [1] 勝つ見込みの動きのうち選んだあとの運がどれほどかは、追った { $followed } ゲームではほとんどわかりません：{ $low }〜{ $high } % の間です。
   *[other] 勝つ見込みの動きのうち { $share }（{ $low }〜{ $high }）は選んだあとの運によるもので、残りは選択と速さによるものです。
}
found-kings = 勝ち目のなくなった席の決断 { $looked } 回のうち { $share }（{ $low }〜{ $high }）は、ほかの席の見込みを 20 ポイントより大きく動かせました。
beside-seats = { $who } では { $place } 番手が最も勝ちます：{ $games } ゲームで { $share }（{ $low }〜{ $high }）、公平なら { $even }。
beside-rounds = { $apart ->
    [1] 長さは { $one } ラウンドではなく { $two } ラウンドです。
   *[other] この数でわかる限り、長さは同じです：{ $two } ラウンドと { $one } ラウンド。
}
beside-score-spread = { $apart ->
    [1] 最高と最低の差は { $one } 点ではなく { $two } 点です。
   *[other] この数でわかる限り、最高と最低の差は同じです：{ $two } 点と { $one } 点。
}

picture-places = 手番の順ごとの勝率
picture-places-note = 点と 95 % 区間。破線は公平な割合です。
picture-chairs = 席ごとの勝率
picture-chairs-note = 誰から始めるかは抽選なので、席による差は出ないはずです。
picture-rounds = ゲームの長さ（ラウンド）
picture-rounds-note = ごく短いものと長いものは省いています。
picture-decisions = ゲームの長さ（決断の数）
picture-decisions-note = 全席の合計です。
picture-seconds = リアルタイムの秒数
picture-seconds-note = シミュレーション上の、1 ラウンドあたりの時間です。
picture-usage = できるときに何をするか
picture-usage-note = 選べた決断のうち実際に選ばれた割合。選べる場面が多い順です。
picture-scores = 最高点と最低点の差
picture-scores-note = 終了時の点数の差です。
picture-open = 勝負の行方の開き具合
picture-open-note = 1 なら誰でも勝ち得る、0 なら決着済み。95 % 区間つきです。
picture-movement = いつ決まるか
picture-movement-note = 勝つ見込みの動き全体のうち、ゲームの各 10 分の 1 で起こる割合です。
picture-leads = 首位の交代
picture-leads-note = プレイアウトで追ったゲームでの回数です。

axis-places = 手番の順
axis-chairs = 席
axis-wins = 勝率 %
axis-games = ゲーム %
axis-rounds = ラウンド
axis-decisions = 決断
axis-seconds = 1 ラウンドの秒数
axis-taken = 選ばれた割合 %
axis-scores = 点
axis-progress = ゲームの進み具合 %
axis-open = 開き具合
axis-movement = 動きの割合 %
axis-leads = 首位の交代

column-metric = 項目
column-value = 値
column-interval = 95 % 区間
column-games = ゲーム数
column-choice = 選択肢
column-offered = 選べた回数
column-taken = 選ばれた回数
column-share = 割合

metric-seat_advantage = 手番の有利（最大）
metric-seat_advantage_place = 手番の有利、{ $place } 番手
metric-wins = 勝ったゲーム
metric-rounds = ラウンド数
metric-decisions = 決断の数
metric-seconds = 1 ラウンドのリアルタイム秒数
metric-hasty_share = リアルタイムの決断
metric-branching = 決断ごとの選択肢
metric-forced_share = 選択の余地がない決断
metric-score_spread = 最高点と最低点の差
metric-ties = ともに勝ったゲーム
metric-undecided = 勝者のないゲーム
metric-unwon = 場のプレイヤーが勝ったゲーム
metric-lead_changes = 首位の交代
metric-drama = ドラマ：勝者の遅れ（ポイント）
metric-decided_at = 決着後の割合
metric-uncertainty = 不確かさ
metric-suspense = サスペンス
metric-surprise = 驚き
metric-luck_share = 運
metric-catch_up = 追い上げ：半ばの傾き（1 が本来の値）
metric-led_at_half = 半ばの首位が勝つ割合
metric-kingmaking = キングメイキング

made-games = シード { $seed } から { $games } ゲーム。それぞれが番号だけで決まるので、同じコマンドからは同じファイルができます。
made-followed = そのうち { $followed } ゲームはプレイアウトで追いました：最大 { $moments } か所で同じボットが { $playouts } 回ずつ続きを打ち、二つの半分は偶然を共有しません。そのため、偶然の差がドラマに数えられることはありません。さらに最大 { $close } 回の決断（半分は終盤）では、8 通りの未来を { $deep } 回のプレイアウトで調べ、運の大きさを測ります。
made-other = { $who } による、同じシードからの { $games } ゲーム。
made-intervals = 区間はすべてゲームについての 95 % 区間です。
made-by = Doubloon { $version }、{ $name } のルール { $rules }、ソース { $key }。
made-options = 設定：{ $options }。
made-command = 作成したコマンド：

compare-title = { $game }：二つの遊び方を並べて
compare-lead = { $one } → { $other }
compare-alike = { $all ->
    [1] 同じ番号の { $games } ゲームはすべて、数えた限り一手も違いませんでした。この変更は何も変えません。
   *[other] 同じ番号の { $games } ゲームのうち { $alike } ゲームは同じ経過でした。
}
compare-paired = 同じシードの一組は、別々のシードの { $worth } ゲーム分の情報になります。
verdict-known = 確かに違うもの（{ $count }）
verdict-few = ゲーム数が足りないもの（{ $count }）
verdict-same = 違いが見られず、問題になる差もあり得ないもの（{ $count }）
column-one = 変更前
column-other = 変更後
column-difference = 差
column-corrected = 偶然の確率（補正後）
column-wanted = 必要なゲーム数
taken-of = { $action } を選ぶ割合
made-compared = 差は「変更後」−「変更前」で、95 % 区間つきです。偶然の確率は、同じもの同士でこれほどの差が出る確率をホルム法で全項目について補正したもので、0.05 未満なら違いとみなします。「足りない」は、問題になる差（割合で 1 ポイント、数値で 2 %、指数で 0.02）が区間にまだ含まれるもので、必要なゲーム数を添えています。

sweep-title = { $game }：{ $settings } 通りの設定を並べて
made-sweep = 設定ごとにシード { $seed } から { $games } ゲーム、{ $bots } が対戦。各数値の横は 95 % 区間の半幅です。

tune-reached = { $tried } 通りを試した結果、{ $values } は新しいシードの { $games } ゲームですべての目標に届きました。
tune-missed = { $tried } 通りのどれもすべての目標には届きませんでした。新しいシードの { $games } ゲームで最も近いのは { $values } です。
column-target = 目標
column-reached = 達成
yes = はい
no = いいえ
