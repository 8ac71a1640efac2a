title = ノゾクダイス
tagline = 洞窟からダイスを獲得し、その魔力で目を変え、他人の魔力も覗き見よう。
goal = 同じ目のダイスを集めましょう。最後に目を 1 つ選び、その目のダイスの合計が最も大きい人が勝ちです。
score = { $score } 魔力

# 席の名前
seat-0 = 赤
seat-1 = 青
seat-2 = 緑
seat-3 = 黄

# 読む本人は「あなた」
who = { $you ->
    [seat] あなた
   *[other] { $seat }さん
}
whom = { $you ->
    [target] あなた
   *[other] { $target }さん
}

# 他のメッセージの部品
colour-name = { $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
    [yellow] 黄
   *[white] 白
}
power-name = { $power ->
    [echo] こだま
    [tip] 倒し
    [raise] 上げ
    [lower] 下げ
    [flip] 裏返し
   *[recast] 振り直し
}
then-name = { $then ->
    [echo] こだま
    [tip] 倒し
    [raise] 上げ
    [lower] 下げ
    [flip] 裏返し
   *[recast] 振り直し
}

power-does = { $power ->
    [echo] { $powers ->
        [lower] 別のダイスの、より小さい目にする
       *[any] 別のダイスと同じ目にする
    }
    [tip] { $powers ->
        [lower] 今より小さい目の側面へ倒す
       *[any] 側面のどれかへ倒す
    }
    [raise] 目を 1 上げる
    [lower] 目を 1 下げる
    [flip] 7 から引いた目にする
   *[recast] もう一度振る
}
then-does = { $then ->
    [echo] { $powers ->
        [lower] 別のダイスの、より小さい目にする
       *[any] 別のダイスと同じ目にする
    }
    [tip] { $powers ->
        [lower] 今より小さい目の側面へ倒す
       *[any] 側面のどれかへ倒す
    }
    [raise] 目を 1 上げる
    [lower] 目を 1 下げる
    [flip] 7 から引いた目にする
   *[recast] もう一度振る
}

prompt-take = あなたの手番：カードを 1 枚出し、メインアクションと同じ目のダイスを獲得してください。
prompt-main = メインアクション「{ power-name }」（{ power-does }）：持っているダイスをひとつ選んでください。
prompt-sub = サブアクション「{ power-name }」（{ power-does }）：持っているダイスをひとつ選んでください。
prompt-stuck = 出せるカードがありません。手元のカードを手札に戻す前に、1 枚のアクションを実行できます。
prompt-recalled = 手元のカードの「{ power-name }」（{ power-does }）：持っているダイスをひとつ選んでください。
prompt-peek = { whom }が獲得したダイスの { $number } が見えます。ノゾクアクションを実行しますか？
prompt-peeked = ノゾクアクション「{ power-name }」（{ power-does }）：持っているダイスをひとつ選んでください。
prompt-bonus = 手札を出し切りました：中央から好きなダイスをひとつ取ってください。
prompt-name = ゲーム終了：持ち帰る目を、ほかの人に見せずに選んでください。

action-take = カード { $card }/{ $sub } を出し、{ colour-name }の { $card } を獲得：{ power-name }（{ power-does }）→{ then-name }（{ then-does }）
action-turn = { power-name }：{ colour-name }の { $number } を { $to } にする
action-roll = { power-name }：{ colour-name }の { $number } を振る
action-recall = 手元のカード { $card }/{ $sub } の「{ power-name }」（{ power-does }）を実行
action-peek = カード { $card }/{ $sub }（メイン { $card }、サブ { $sub }）を出してノゾク：サブアクション「{ power-name }」（{ power-does }）
action-pass = { $step ->
    [peek] ノゾかない
   *[stuck] 何も実行せず、手元のカードを手札に戻す
}
action-pick = { colour-name }の { $number } を取る
action-name = { $number } を選ぶ（{ $dice } 個、合計 { $sum }）

event-own-dice-rolled = { who }の出目は { $first } と { $second } です。
event-cave-filled = 中央のダイス：{ counted-dice }。
counted-dice = { $ones ->
    [0] {""}
   *[other] {"　"}1 が { $ones } 個
}{ $twos ->
    [0] {""}
   *[other] {"　"}2 が { $twos } 個
}{ $threes ->
    [0] {""}
   *[other] {"　"}3 が { $threes } 個
}{ $fours ->
    [0] {""}
   *[other] {"　"}4 が { $fours } 個
}{ $fives ->
    [0] {""}
   *[other] {"　"}5 が { $fives } 個
}{ $sixes ->
    [0] {""}
   *[other] {"　"}6 が { $sixes } 個
}
event-round-began = 第 { $round } ラウンド：目の合計が { $sum } で最も小さい{ who }がスタートプレイヤーです。
event-most-common = 最も多い目は { $number }：{ who }が { $dice } 個を振り直します。
event-rerolled = 振り直しの結果：{ counted-dice }。
event-turn-began = { who }の手番です。
event-die-taken = { who }がカード { $card }/{ $sub } を出し、{ colour-name }の { $card } を獲得しました。
event-die-turned = { power-name }：{ who }が{ colour-name }の { $from } を { $to } にしました。
event-die-rolled = { power-name }：{ who }が{ colour-name }の { $from } を振り、{ $to } が出ました。
event-sub-skipped = { who }は「{ power-name }」を実行できなくなり、飛ばします。
event-got-stuck = { who }は手札を公開：出せるカードがありません。
event-card-recalled = { who }は手元のカード { $card }/{ $sub } の{ $part ->
    [main] メインアクション
   *[sub] サブアクション
}を実行します。
event-pile-taken-back = { who }は手元のカード { $cards } 枚を手札に戻しました。
event-turn-without-die = { who }は出せるカードがなく、ダイスを獲得せずに手番を終えました。
event-peeked = { who }は{ whom }が獲得したダイスを覗き、見えた { $sub } に合うカード { $card }/{ $sub } を出しました。
event-passed = { who }は見送りました。
event-die-held = { colour-name }の { $number } が{ who }の持っているダイスになりました。
event-bonus-taken = { who }は手札を出し切り、{ colour-name }の { $number } を取ってカードを全て手札に戻しました。
event-bonus-missed = { who }は手札を出し切り、カードを全て手札に戻しました。中央にダイスはありません。
event-colour-used-up = 中央から{ colour-name }のダイスが無くなりました。
event-game-ends = ゲーム終了です：全員が目を 1 つ選びます。
event-limit-reached = { $round } ラウンドが過ぎました：ゲーム終了です。
event-number-chosen = { who }が目を選びました。
event-you-named = あなたは { $number } を選びました。
event-carried-home = { who }は { $number } を選び、{ $dice ->
    [0] 持ち帰るダイスはありません
   *[other] { $dice } 個を持ち帰りました
}{ $reward ->
    [0] {""}
   *[other] （個数が最多で +{ $reward }）
}：{ $points } 魔力。
event-won = { $by ->
    [points] { who }が { winning-points }で勝利！
    [white] { who }が { winning-points }で勝利！ 同点ですが、持ち帰った白いダイスが多いためです（{ $white } 個）。
    [left] { who }が { winning-points }で勝利！ 同点で白いダイスも同数（{ $white } 個）ですが、残したダイスの合計が大きいためです（{ $left }）。
   *[shared] { who }が { winning-points }で 1 位を分け合いました。白いダイス（{ $white } 個）も残したダイスの合計（{ $left }）も同じです。
}
winning-points = { $points } 魔力
story-most-common = { $dice } 個を振り直し
story-die-taken = { colour-name }の { $card } を獲得
story-die-turned = { colour-name }の { $from } を { $to } に
story-die-rolled = { colour-name }の { $from } を振って { $to }
story-got-stuck = 出せるカードなし
story-card-recalled = 手元の { $card }/{ $sub } を実行
story-pile-taken-back = カード { $cards } 枚を手札へ
story-turn-without-die = ダイスを取らずに手番終了
story-peeked = { $sub } をノゾいた
story-passed = ノゾかない
story-bonus-taken = 手札を出し切り、{ colour-name }の { $number } を獲得
story-bonus-missed = 手札を出し切ったが、中央は空
story-number-chosen = 目を選んだ
story-carried-home = { $number } を { $dice } 個持ち帰り
ended-by = 2 位は{ whom }、{ $by ->
    [0] 同点でした。
   *[other] { $by } 魔力差でした。
}

# 今の目標
aim-gather = 大きな目を 1 種類にそろえましょう。今は { $number } の目で { $points } 魔力{ $behind ->
    [0] 。
   *[other] 、{ $target }さんは { $most } 魔力。
}
aim-name = 持ち帰る目を選びましょう。ほかの目は数えません。

# それぞれが何か
about-goal = 目的：最後に目を 1 つ選び、その目のダイスの合計を最も大きくすること。
    .rule = N18
about-cave-dice = { colour-name }の { $number } のダイス { $count } 個：カード { $number } で獲得できます。
    .rule = N10
about-cave-white = 白の { $number }：カードでは取れません。手札を出し切ったときだけ選べます。
    .rule = N15
about-takers = 今のカードとダイスで獲得できる人：{ $names }。
    .rule = N10
about-left = { colour-name }のダイスは残り { $count } 個：なくなった色があれば、そのラウンドで終了です。
    .rule = N16
about-taken = 獲得された{ colour-name }の { $number }：手番が終わるまでカード { $card }/{ $sub } の上にあります。
    .rule = N5
about-sees = { $name }からは { $number } が見えます{ $card ->
    [0] （覗けません）。
   *[other] ：カード { $card }/{ $sub } で覗くと「{ power-name }」を使えます。
}
    .rule = N13
about-front = 獲得した{ $name }の側は { $number }：サブアクション「{ power-name }」です。
    .rule = N10
about-round = 今のラウンドです。目の合計が最も小さい人から始めます。
    .rule = N8
about-held = あなたの { $number } の目は { $count } 個：最後に選べば { $points } 魔力です。
    .rule = N18
about-sum = あなたの目の合計：最も小さい人が次のラウンドを始めます。
    .rule = N8
about-hand = 手札の枚数：出し切ると、好きなダイス 1 個とカードすべてが手に入ります。
    .rule = N15
about-card = カード { $card }/{ $sub }：{ $card } の目を獲得し、{ power-name }（{ power-does }）、続けて{ then-name }（{ then-does }）。
    .rule = N3
about-peeks-at = ほかの人の獲得したダイスに { $sub } が見えれば、これで覗けます。
    .rule = N13
about-played = もう出したカードで、手元の山にあります。
    .rule = N7
about-power = { power-name }：{ power-does }。
    .rule = N4
about-choose = どのように行うかを選びます。
    .rule = N11
about-peek = ノゾク：カードを出し、下のアクションを自分のダイスに使います。
    .rule = N13
about-pass = { $step ->
    [peek] カードを次の機会に取っておきます。
   *[stuck] 何も使わず、出したカードを手札に戻します。
}
    .rule = N12
about-offer-clock = 時間が来ると、覗かずに進みます。
    .rule = N13
about-sum-of = { $name }の目の合計：最も小さい人が次のラウンドを始めます。
    .rule = N8
about-tower = { $name }の { $number } の目は { $count } 個：{ $points } 魔力にあたります。
    .rule = N18
about-has-card = カード { $card }/{ $sub }（{ power-name }、{ then-name }）：{ $played ->
    [1] { $name }はもう出しました。
   *[0] { $name }の手札にあります。
}
    .rule = N7
about-reckoned = { $name }が持ち帰る魔力：目 × 個数、最も多い人は 2 を加えます。
    .rule = N19
about-ties = 同点なら、持ち帰った白の多い人、次に残したダイスの合計が大きい人の勝ちです。
    .rule = N20
about-named = { $name }は目を秘密に選び、全員が同時に公開します。
    .rule = N18

refused-step = { $step ->
    [take] 今はカードを出してダイスを獲得するところです
    [main] 今は持っているダイスにメインアクションを実行するところです
    [sub] 今は持っているダイスにサブアクションを実行するところです
    [stuck] 今は手元のカード 1 枚のアクションを実行するか、見送るところです
    [recalled] 今は選んだ手元のカードのアクションを、持っているダイスに実行するところです
    [peek] 今はノゾクか、見送るところです
    [peeked] 今は持っているダイスにノゾクアクションを実行するところです
    [bonus] 今は手札を出し切ったので、中央からダイスを取るところです
   *[name] 今は全員が持ち帰る目を選ぶところです
}
refused-played = カード { $card }/{ $sub } は手札にありません
refused-not-played = カード { $card }/{ $sub } は手札にあり、まだ手元に出していません
refused-cave = { colour-name }の { $number } は中央にありません
refused-impossible = 「{ power-name }」を実行できるダイスを持っていません
refused-both = 「{ then-name }」も続けて実行できるような「{ power-name }」のしかたがありません
refused-side = 見えているのは { $number } で、カード { $card }/{ $sub } のサブアクションは { $sub } です
refused-not-held = { colour-name }の { $number } を持っていません
refused-choice = 「{ power-name }」ではダイスを振りません
refused-chance = 「{ power-name }」はダイスを振るアクションで、目は選べません
refused-result = 「{ power-name }」（{ power-does }）で { $number } を { $to } にはできません
refused-white = 白いダイスはカードでは取れません。手札を出し切ったときだけ取れます
refused-no-result = { power-name }（{ power-does }）は { $number } の目にはできません
refused-no-other = { power-name }（{ power-does }）：この { $number } が合わせられるダイスをほかに持っていません
refused-neither = { power-name }も{ then-name }も、手元のダイスではできません
refused-copy = 「{ power-name }」には、{ $to } のダイスをほかに持っている必要があります
refused-then = そうすると「{ then-name }」を実行できなくなります

# 手札のカードを出せない理由
unplayable-no-die = { $card }/{ $sub }：中央に { $card } のダイスがありません（白は獲得できません）
unplayable-no-main = { $card }/{ $sub }：「{ power-name }」（{ power-does }）を実行できるダイスがありません
unplayable-no-sub = { $card }/{ $sub }：「{ power-name }」のあと、「{ then-name }」（{ then-does }）を実行できません
refused-unplayable-no-die = { unplayable-no-die }
refused-unplayable-no-main = { unplayable-no-main }
refused-unplayable-no-sub = { unplayable-no-sub }

option-dice_per_colour = 各プレイヤーの色のダイスの数（最初に持つ 2 個を含む）。
option-white_dice = 中央に置く白いダイスの数。
option-powers = こだまと倒しで変えられる目：今より小さい目だけ（lower）か、どの目でも（any）。
option-round_limit = このラウンド数でゲームを終え、得点を計算します。

metric-peeks = ノゾクアクションの回数
metric-stuck = カードを出せなかった回数
metric-bonuses = 手札を出し切って取ったダイス
metric-trove = 勝者が持ち帰ったダイス
tally-named = 選んだ目

board-round = 第 { $round } ラウンド（最大 { $limit }）、スタートプレイヤー：{ $seat }
board-cave = 中央
board-all = 計
board-dice = 持っているダイス
board-sum = 合計
board-cards = カード
board-hand = 手札
board-pile = 手元
board-unplayable = 今は出せないカード
board-sees = { $seat }から見て { $number }
board-result = 結果
board-named = 選んだ目
board-home = 持ち帰り
board-white_home = うち白
board-left_behind = 残りの合計
board-points = 魔力
board-colour = { colour-name }
board-mark = { $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
    [yellow] 黄
   *[white] 白
}

# 文章で遊ぶテーブル
text-mine = あなたのダイスとカード
text-standings = 全員のダイスとカード
text-cave = 中央の洞窟
text-powers = カードの数字の効果
text-sum = 持っているダイスの合計は { $sum }。
text-dice = { colour-name }のダイス：{ $dice }。
text-card = カード { $card }/{ $sub }：{ $card } を獲得し、「{ power-name }」（{ power-does }）、次に「{ then-name }」（{ then-does }）。
text-card-in-pile = 手元のカード { $card }/{ $sub }：「{ power-name }」、次に「{ then-name }」。
text-unplayable-no-die = 今は出せません。{ unplayable-no-die }。
text-unplayable-no-main = 今は出せません。{ unplayable-no-main }。
text-unplayable-no-sub = 今は出せません。{ unplayable-no-sub }。
text-player = { who }のダイスの合計は { $sum }。
text-acts = 今、決める人です。
text-starts = スタートプレイヤー。
text-hand = 手札：{ $cards ->
    [none] なし
   *[other] { $cards }
}。
text-pile = 手元のカード：{ $cards }。
text-named = 選んだ目は { $number }。
text-named-in-secret = 目を秘密に選びました。
text-result = 結果：持ち帰り { $home } 個（うち白 { $white } 個）、残りの合計 { $left }、{ $points } 魔力。
text-round = 第 { $round } ラウンド（最大 { $limit }）。
text-taken = カード { $card }/{ $sub } の上に、{ colour-name }の { $number } のダイス。
text-sees = { who }から見える側面は { $number }。
text-power = { $number }：{ power-name }、{ power-does }。
