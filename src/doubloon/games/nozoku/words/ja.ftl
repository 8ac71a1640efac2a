title = ノゾクダイス
tagline = 洞窟からダイスを獲得し、その魔力で目を変え、他人の魔力も覗き見よう。
goal = 同じ目のダイスを集めましょう。最後に目を 1 つ選び、その目のダイスの合計が最も大きい人が勝ちです。
score = { $score } 魔力

# 席の名前
seat-0 = 赤
seat-1 = 青
seat-2 = 緑
seat-3 = 黄

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
prompt-peek = { $target }さんが獲得したダイスの { $number } が見えます。ノゾクアクションを実行しますか？
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

event-own-dice-rolled = { $seat }さんの出目は { $first } と { $second } です。
event-cave-filled = 中央のダイス：{ counted-dice }。
counted-dice = 1 が { $ones } 個、2 が { $twos } 個、3 が { $threes } 個、4 が { $fours } 個、5 が { $fives } 個、6 が { $sixes } 個
event-round-began = 第 { $round } ラウンド：目の合計が { $sum } で最も小さい{ $seat }さんがスタートプレイヤーです。
event-most-common = 最も多い目は { $number }：{ $seat }さんが { $dice } 個を振り直します。
event-rerolled = 振り直しの結果：{ counted-dice }。
event-turn-began = { $seat }さんの手番です。
event-die-taken = { $seat }さんがカード { $card }/{ $sub } を出し、{ colour-name }の { $card } を獲得しました。
event-die-turned = { power-name }：{ $seat }さんが{ colour-name }の { $from } を { $to } にしました。
event-die-rolled = { power-name }：{ $seat }さんが{ colour-name }の { $from } を振り、{ $to } が出ました。
event-sub-skipped = { $seat }さんは「{ power-name }」を実行できなくなり、飛ばします。
event-got-stuck = { $seat }さんは手札を公開：出せるカードがありません。
event-card-recalled = { $seat }さんは手元のカード { $card }/{ $sub } の{ $part ->
    [main] メインアクション
   *[sub] サブアクション
}を実行します。
event-pile-taken-back = { $seat }さんは手元のカード { $cards } 枚を手札に戻しました。
event-turn-without-die = { $seat }さんは出せるカードがなく、ダイスを獲得せずに手番を終えました。
event-peeked = { $seat }さんは{ $target }さんが獲得したダイスを覗き、見えた { $sub } に合うカード { $card }/{ $sub } を出しました。
event-passed = { $seat }さんは見送りました。
event-die-held = { colour-name }の { $number } が{ $seat }さんの持っているダイスになりました。
event-bonus-taken = { $seat }さんは手札を出し切り、{ colour-name }の { $number } を取ってカードを全て手札に戻しました。
event-bonus-missed = { $seat }さんは手札を出し切り、カードを全て手札に戻しました。中央にダイスはありません。
event-colour-used-up = 中央から{ colour-name }のダイスが無くなりました。
event-game-ends = ゲーム終了です：全員が目を 1 つ選びます。
event-limit-reached = { $round } ラウンドが過ぎました：ゲーム終了です。
event-number-chosen = { $seat }さんが目を選びました。
event-you-named = あなたは { $number } を選びました。
event-carried-home = { $seat }さんは { $number } を選び、{ $dice } 個を持ち帰りました{ $reward ->
    [0] {""}
   *[other] （個数が最多で +{ $reward }）
}：{ $points } 魔力。
event-won = { $by ->
    [points] { $seat }さんが { winning-points }で勝利！
    [white] { $seat }さんが { winning-points }で勝利！ 同点ですが、持ち帰った白いダイスが多いためです（{ $white } 個）。
    [left] { $seat }さんが { winning-points }で勝利！ 同点で白いダイスも同数（{ $white } 個）ですが、残したダイスの合計が大きいためです（{ $left }）。
   *[shared] { $seat }さんが { winning-points }で 1 位を分け合いました。白いダイス（{ $white } 個）も残したダイスの合計（{ $left }）も同じです。
}
winning-points = { $points } 魔力

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
refused-copy = 「{ power-name }」には、{ $to } のダイスをほかに持っている必要があります
refused-then = そうすると「{ then-name }」を実行できなくなります

# 手札のカードを出せない理由
unplayable-no-die = { $card }/{ $sub }：中央に { $card } のダイスがありません（白は獲得できません）
unplayable-no-main = { $card }/{ $sub }：「{ power-name }」（{ power-does }）を実行できるダイスがありません
unplayable-no-sub = { $card }/{ $sub }：「{ power-name }」のあと、「{ then-name }」（{ then-does }）を実行できません

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
