title = ノゾクダイス
tagline = 洞窟からダイスを獲得し、その魔力で目を変え、他人の魔力も覗き見よう。
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
    [tip] 転がし
    [raise] 上げ
    [lower] 下げ
    [flip] 裏返し
   *[recast] 振り直し
}
then-name = { $then ->
    [echo] こだま
    [tip] 転がし
    [raise] 上げ
    [lower] 下げ
    [flip] 裏返し
   *[recast] 振り直し
}

prompt-take = あなたの手番：カードを 1 枚出し、メインアクションと同じ目のダイスを獲得してください。
prompt-main = メインアクション「{ power-name }」：持っているダイスをひとつ選んでください。
prompt-sub = サブアクション「{ power-name }」：持っているダイスをひとつ選んでください。
prompt-stuck = 出せるカードがありません。手元のカードを手札に戻す前に、1 枚のアクションを実行できます。
prompt-recalled = 手元のカードの「{ power-name }」：持っているダイスをひとつ選んでください。
prompt-peek = { $target }のダイスの { $number } が見えます。ノゾクアクションを実行しますか？
prompt-peeked = ノゾクアクション「{ power-name }」：持っているダイスをひとつ選んでください。
prompt-bonus = 手札を出し切りました：中央から好きなダイスをひとつ取ってください。
prompt-name = ゲーム終了：持ち帰る目を、ほかの人に見せずに選んでください。

action-take = カード { $card }/{ $sub }（{ power-name }→{ then-name }）を出し、{ colour-name }の { $card } を獲得
action-turn = { power-name }：{ colour-name }の { $number } を { $to } にする
action-roll = { power-name }：{ colour-name }の { $number } を振る
action-recall = 手元のカード { $card }/{ $sub } の「{ power-name }」を実行
action-peek = カード { $card }/{ $sub } でノゾク：{ power-name }
action-pass = { $step ->
    [peek] ノゾかない
   *[stuck] 何も実行せず、手元のカードを手札に戻す
}
action-pick = { colour-name }の { $number } を取る
action-name = { $number } を選ぶ（{ $dice } 個、合計 { $sum }）

event-own-dice-rolled = { $seat }の出目は { $first } と { $second } です。
event-cave-filled = 中央のダイス：{ counted-dice }。
counted-dice = 1 が { $ones } 個、2 が { $twos } 個、3 が { $threes } 個、4 が { $fours } 個、5 が { $fives } 個、6 が { $sixes } 個
event-round-began = 第 { $round } ラウンド：目の合計が { $sum } で最も小さい{ $seat }がスタートプレイヤーです。
event-most-common = 最も多い目は { $number }：{ $seat }が { $dice } 個を振り直します。
event-rerolled = 振り直しの結果：{ counted-dice }。
event-turn-began = { $seat }の手番です。
event-die-taken = { $seat }がカード { $card }/{ $sub } を出し、{ colour-name }の { $card } を獲得しました。
event-die-turned = { power-name }：{ $seat }が{ colour-name }の { $from } を { $to } にしました。
event-die-rolled = { power-name }：{ $seat }が{ colour-name }の { $from } を振り、{ $to } が出ました。
event-sub-skipped = { $seat }は「{ power-name }」を実行できなくなり、飛ばします。
event-got-stuck = { $seat }は手札を公開：出せるカードがありません。
event-card-recalled = { $seat }は手元のカード { $card }/{ $sub } の{ $part ->
    [main] メインアクション
   *[sub] サブアクション
}を実行します。
event-pile-taken-back = { $seat }は手元のカード { $cards } 枚を手札に戻しました。
event-turn-without-die = { $seat }は出せるカードがなく、ダイスを獲得せずに手番を終えました。
event-peeked = { $seat }が{ $target }のダイスを覗き、見えた { $sub } に合うカード { $card }/{ $sub } を出しました。
event-passed = { $seat }は見送りました。
event-die-held = { colour-name }の { $number } が{ $seat }の持っているダイスになりました。
event-bonus-taken = { $seat }は手札を出し切り、{ colour-name }の { $number } を取ってカードを全て手札に戻しました。
event-bonus-missed = { $seat }は手札を出し切り、カードを全て手札に戻しました。中央にダイスはありません。
event-colour-used-up = 中央から{ colour-name }のダイスが無くなりました：ゲーム終了です。
event-limit-reached = { $round } ラウンドが過ぎました：ゲーム終了です。
event-number-chosen = { $seat }が目を選びました。
event-you-named = あなたは { $number } を選びました。
event-carried-home = { $seat }は { $number } を選び、{ $dice } 個を持ち帰りました{ $reward ->
    [0] {""}
   *[other] （個数が最多で +{ $reward }）
}：{ $points } 魔力。
event-won = { $seat }が { $points } 魔力で勝利！

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
refused-result = 「{ power-name }」で { $number } を { $to } にはできません
refused-copy = 「{ power-name }」には、{ $to } のダイスをほかに持っている必要があります
refused-then = そうすると「{ then-name }」を実行できなくなります

option-dice_per_colour = 各プレイヤーの色のダイスの数（最初に持つ 2 個を含む）。
option-white_dice = 中央に置く白いダイスの数。
option-round_limit = このラウンド数でゲームを終え、得点を計算します。

metric-peeks = ノゾクアクションの回数
metric-stuck = カードを出せなかった回数
metric-bonuses = 手札を出し切って取ったダイス
metric-trove = 勝者が持ち帰ったダイス

board-round = 第 { $round } ラウンド（最大 { $limit }）、スタートプレイヤー：{ $seat }
board-cave = 中央
board-all = 計
board-dice = 持っているダイス
board-sum = 合計
board-cards = カード
board-hand = 手札
board-pile = 手元
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
