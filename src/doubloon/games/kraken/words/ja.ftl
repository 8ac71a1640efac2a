title = トレジャーハンティング：クラーケン
tagline = 渦に乗り込み、渦の目から宝石を奪って、無事に持ち帰れ。
goal = 渦の目から宝石を奪い、港まで持ち帰った人の勝ち。宝石を運ぶ船は襲われて奪われることもあります。

# 席の名前
seat-0 = 赤
seat-1 = 黄
seat-2 = 緑
seat-3 = 橙

prompt-turn = あなたの番：アクションポイント { $points }、船はマス { $space }。

action-forward = 前進して { $space } へ（{ $cost } ポイント）
action-backward = 後退して { $space } へ（{ $cost } ポイント）
action-inward = 内側の { $space } へ（{ $cost } ポイント）
action-outward = 外側の { $space } へ（{ $cost } ポイント）
action-sail = { $space } まで進む（{ $cost } ポイント）
action-attack = { $holds ->
    [1] 宝を持つ{ $target }を攻撃（{ $cost } ポイント）
   *[0] { $target }を攻撃（{ $cost } ポイント）
}
action-shoot = マス { $space } のサンゴの柱（残り { $points }）を砲撃（{ $cost } ポイント）
action-end = { $points ->
    [0] 手番を終える
   *[other] 手番を終える（残り { $points } を放棄）
}

event-started = { $seat }から始めます。
event-turn-began = 第 { $round } ラウンド：{ $seat }の番です。
event-dial-moved = { $seat }がダイヤルを進めます：{ $mood ->
    [tantrum] クラーケンが癇癪を起こした！
    [enraged] クラーケンが激怒した！
   *[dormant] クラーケンは眠っています。
}
event-pillar-rose = マス { $space } に耐久力 { $points } のサンゴの柱が立ちました。
event-pushed = サンゴに押され、{ $seat }は { $from } から { $to } へ戻されます。
event-kraken-rolled = クラーケンの出目は { $first } と { $second }：{ $total } を上回れば助かります。
event-kraken-missed = 触手の近くに船はいません。
event-ship-defended = { $seat }の出目は { $die }（対 { $total }）、逃げ切りました。
event-ship-gripped = { $die ->
    [0] 六面ダイスでは { $total } を上回れません：{ $seat }はクラーケンに捕まりました。
   *[other] { $seat }の出目は { $die }（対 { $total }）：クラーケンに捕まりました。
}
event-points-rolled = { $seat }の出目は { $die }{ $times ->
    [2] 、風で 2 倍
   *[1] {""}
}{ $lost ->
    [0] {""}
   *[other] 、防御失敗で −{ $lost }
}：アクションポイント { $points }。
event-points-gripped = クラーケンに捕まった{ $seat }のアクションポイントは { $points } です。
event-sailed = { $seat }は { $from } から { $to } へ{ $way ->
    [forward] 前進
    [backward] 後退
    [inward] 内側へ移動
   *[outward] 外側へ移動
}（残り { $left }）。
event-treasure-taken = { $seat }が渦の目から宝を手に入れました！
event-attack-tied = { $seat }が{ $target }を攻撃：どちらも { $mine }、振り直します。
event-attack-rolled = { $seat }が{ $target }を攻撃：{ $mine } 対 { $theirs }。
event-attack-won = { $seat }の勝ち。{ $target }の次の手番は 2 ポイント減ります。
event-attack-lost = { $target }は{ $seat }の攻撃をしのぎました。
event-treasure-stolen = { $seat }が{ $target }から宝を奪いました！
event-pillar-hit = { $seat }がマス { $space } の柱を砲撃、出目 { $die }：残り { $points }。
event-pillar-fell = { $seat }がマス { $space } の柱を砲撃、出目 { $die }：柱は崩れました。
event-turn-ended = { $seat }の番が終わりました{ $lost ->
    [0] {""}
   *[other] （{ $lost } ポイントは無駄に）
}。
event-won = { $seat }が宝を持ち帰り、勝利！
event-limit-reached = { $round } ラウンドが過ぎ、渦は閉じました。勝者はいません。

refused-no-way = マス { $space } の{ $way ->
    [forward] 前方
    [backward] 後方
    [inward] 内側
   *[outward] 外側
}には何もありません
refused-coral = マス { $space } にはサンゴの柱があります（残り { $points }）
refused-points = { $cost } ポイント必要ですが、残りは { $points } です
refused-no-base = サンゴの土台 { $base } はありません：{ $last ->
    [-1] このボードに土台はありません
   *[other] 0 から { $last } までです
}
refused-no-pillar = マス { $space } に柱はありません
refused-pillar-far = マス { $space } の柱は 1 マスより遠くにあります
refused-no-ship = 席 { $number } の船はありません：席は 0 から { $last } までです
refused-yourself = 自分の船は攻撃できません
refused-ship-far = { $target }はマス { $space } にいて、1 マスより遠くにあります

option-board = 渦の形：一本の渦巻き、閉じた環、または自作のボードファイル。
option-dial = ダイヤルに並ぶクラーケンの機嫌。最初は癇癪です。
option-kraken_roll = クラーケンの十面ダイス 2 個の数え方：低い方、高い方、合計。
option-round_limit = このラウンド数で、勝者なしで終わります。

metric-thefts = 宝が奪われた回数

board-start = スタート
board-eye = 渦の目
board-wind = 風
board-base = サンゴの土台
board-pillar = 柱と耐久力
board-tentacle = 触手
board-treasure = 宝
board-dial = ダイヤル：
board-mood = { $mood ->
    [tantrum] 癇癪
    [enraged] 激怒
   *[dormant] 休眠
}
board-captain = 船長
board-space = マス
board-inward = 内側
board-outward = 外側
board-state = 状態
board-turn = 手番、アクションポイント { $points }
board-holds = 宝を所持
board-bruised = 次の手番 −{ $lost }
board-gripped = クラーケンに捕まっている
board-too-dear = ポイントが足りない：{ $things }
board-dear = { $do ->
    [forward] 前進して { $space } へ
    [backward] 後退して { $space } へ
    [inward] 内側の { $space } へ
    [outward] 外側の { $space } へ
    [attack] { $target }を攻撃
   *[shoot] マス { $space } の柱を砲撃
}（{ $cost }）
