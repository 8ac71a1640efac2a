title = トレジャーハンティング：クラーケン
tagline = 渦に乗り込み、渦の目から宝石を奪って、無事に持ち帰れ。
goal = 渦の目から宝石を奪い、スタートまで持ち帰った人の勝ち。宝石を運ぶ船は襲われて奪われることもあります。

# 席の名前
seat-0 = 赤
seat-1 = 黄
seat-2 = 緑
seat-3 = 橙

# 読む本人は「あなた」
who = { $you ->
    [seat] あなた
   *[other] { $seat }
}
whom = { $you ->
    [target] あなた
   *[other] { $target }
}

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

event-started = { who }から始めます。
event-turn-began = 第 { $round } ラウンド：{ who }の番です。
event-dial-moved = { who }がダイヤルを進めます：{ $mood ->
    [tantrum] クラーケンが癇癪を起こした！
    [enraged] クラーケンが激怒した！
   *[dormant] クラーケンは眠っています。
}
event-pillar-rose = マス { $space } に耐久力 { $points } のサンゴの柱が立ちました。
event-pushed = サンゴに押され、{ who }は { $from } から { $to } へ戻されます。
event-kraken-rolled = クラーケンの出目は { $first } と { $second }：{ $total } を上回れば助かります。
event-kraken-missed = 触手の近くに船はいません。
event-ship-defended = { who }の出目は { $die }（対 { $total }）、逃げ切りました。
event-ship-gripped = { $die ->
    [0] 六面ダイスでは { $total } を上回れません：{ who }はクラーケンに捕まりました。
   *[other] { who }の出目は { $die }（対 { $total }）：クラーケンに捕まりました。
}
event-points-rolled = { who }の出目は { $die }{ $times ->
    [2] 、風で 2 倍
   *[1] {""}
}{ $lost ->
    [0] {""}
   *[other] 、防御失敗で −{ $lost }
}：アクションポイント { $points }。
event-points-gripped = クラーケンに捕まった{ who }のアクションポイントは { $points } です。
event-sailed = { who }は { $from } から { $to } へ{ $way ->
    [forward] 前進
    [backward] 後退
    [inward] 内側へ移動
    [outward] 外側へ移動
   *[other] 移動
}{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}。
event-treasure-taken = { who }が渦の目から宝を手に入れました！
event-attack-tied = { who }が{ whom }を攻撃：どちらも { $mine }、振り直します。
event-attack-rolled = { who }が{ whom }を攻撃：{ $mine } 対 { $theirs }。
event-attack-won = { who }の勝ち。{ whom }の次の手番は 2 ポイント減ります。
event-attack-lost = { whom }は{ who }の攻撃をしのぎました。
event-treasure-stolen = { who }が{ whom }から宝を奪いました！
event-pillar-hit = { who }がマス { $space } の柱を砲撃、出目 { $die }：残り { $points }。
event-pillar-fell = { who }がマス { $space } の柱を砲撃、出目 { $die }：柱は崩れました。
event-turn-ended = { who }の番が終わりました{ $lost ->
    [0] {""}
   *[other] （{ $lost } ポイントは無駄に）
}。
event-won = { who }が宝を持ち帰り、勝利！
event-limit-reached = { $round } ラウンドが過ぎ、渦は閉じました。勝者はいません。
story-dial-moved = { $mood ->
    [tantrum] ダイヤルが癇癪へ
    [enraged] ダイヤルが激怒へ
   *[dormant] {""}
}
story-pushed = サンゴに { $to } まで押し戻された
story-kraken-rolled = クラーケンの出目：{ $total } を上回れば助かる
story-ship-defended = { $die } を出してクラーケンから逃げ切った
story-ship-gripped = クラーケンに捕まった
story-points-rolled = 出目 { $die }{ $times ->
    [2] （風で 2 倍）
   *[1] {""}
}
story-points-gripped = クラーケンに捕まり 1 ポイント
story-sailed = { $to } へ移動
story-treasure-taken = 宝を獲得
story-attack-tied = {""}
story-attack-rolled = { whom }を攻撃（{ $mine } 対 { $theirs }）
story-attack-won = 命中
story-attack-lost = 防がれた
story-treasure-stolen = 宝を奪取
story-pillar-hit = { $space } の柱を砲撃（{ $die }）
story-pillar-fell = { $space } の柱を砲撃して崩した
story-won = 宝を持ち帰った！
ended-holds = 宝を所持、スタートまで { $steps } マス
ended-home = { $steps ->
    [0] スタートの上
   *[other] スタートまで { $steps } マス
}
ended-eye = 渦の目まで { $steps } マス
ended-won = 宝を持ち帰った
ended-by = 次に近かったのは{ whom }、{ $steps ->
    [0] スタートの上でした。
   *[other] スタートまであと { $steps } マスでした。
}
ended-order = 宝を持つ人が 1 位、続いて{ $treasure ->
    [eye] 渦の目
   *[start] スタート
}に近い順です。

refused-no-way = マス { $space } の{ $way ->
    [forward] 前方
    [backward] 後方
    [inward] 内側
   *[outward] 外側
}には何もありません
refused-coral = マス { $space } にはサンゴの柱があります（残り { $points }）
refused-points = { $cost } ポイント必要ですが、残りは { $points } です
refused-far = マス { $space } は遠すぎます（残り { $points } ポイント）
refused-there = あなたの船はもうマス { $space } にいます
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

# 触れたものの説明
aim-gem = 渦の目から宝石を奪い、スタートまで持ち帰ろう。
aim-home = 宝石はあなたの船に！スタートまで持ち帰ろう。
aim-rob = 宝石は{ $target }の船に。スタートに着く前に攻撃しよう。
board-stirs = { $rounds ->
    [1] 次
   *[other] あと { $rounds }
}：{ $mood ->
    [tantrum] 癇癪
    [enraged] 激怒
   *[dormant] 休眠
}
about-goal = 目的：渦の目の宝石を船に積み、スタートに着くこと。
    .rule = K17
about-space = マス { $space }{ $inward ->
    [-1] { $outward ->
        [-1] {""}
       *[other] ：外側は { $outward } へ
    }
   *[other] { $outward ->
        [-1] ：内側は { $inward } へ
       *[other] ：内側は { $inward } へ、外側は { $outward } へ
    }
}。
    .rule = K3
about-start = スタート：宝石を積んでここに着いた船の勝ちです。
    .rule = K17
about-eye = 渦の目：宝石がある間に入った船が、それを積みます。
    .rule = K14
about-wind = 風：ここで手番を始めた船は、出目が 2 倍になります。
    .rule = K10
about-coral = サンゴの柱（耐久力 { $points }）：砲撃で崩すまで、船は入れません。
    .rule = K13
about-base = サンゴの土台：クラーケンが癇癪を起こすと、柱が立ちます。
    .rule = K19
about-tentacle = 触手：クラーケンが激怒すると、1 マス以内の船が襲われます。
    .rule = K18
about-cost = ここまで進むのにかかるアクションポイント：{ $cost }。
    .rule = K12
about-dear = ここまで進むには { $cost } ポイント必要で、今は足りません。
    .rule = K12
about-aim = 攻撃できる相手です。
    .rule = K15
about-gem = 宝石：最初に渦の目に入った船に積まれます。
    .rule = K14
about-ship = { $mine ->
    [1] あなたの船
   *[0] { $name }の船
}（マス { $space }）。同じマスに何隻いてもかまいません。
    .rule = K13
about-threat = { $name }は次の手番に、{ $die ->
    [1] どの出目でも
    [6] 6 が出れば
   *[other] { $die } 以上が出れば
}あなたを攻撃できます。
    .rule = K15
about-holds = この船に宝石があります。攻撃に勝った船が奪います。
    .rule = K15
about-bruised = 防御に失敗した船：次の手番のポイントが { $lost } 減ります。
    .rule = K15
about-gripped = クラーケンに捕まった船：次の手番は 1 ポイントまでです。
    .rule = K18
about-at = この船はマス { $space } にいます。
    .rule = K2
about-points = この手番に残っているアクションポイント：{ $points }。移動や攻撃に使います。
    .rule = K12
about-die = あなたのダイス。最後の出目で、アクションポイントが決まります。
    .rule = K10
about-dial = クラーケンの機嫌（今は{ $mood ->
    [tantrum] 癇癪
    [enraged] 激怒
   *[dormant] 休眠
}）。ダイヤルは毎ラウンド 1 つ進み、{ $rounds ->
    [1] 次は
   *[other] { $rounds } ラウンド後に
}{ $stirs ->
    [tantrum] 癇癪
   *[enraged] 激怒
}です。
    .rule = K9
about-tantrum = 癇癪：すべての土台にサンゴの柱が立ち、そこにいる船は押し出されます。
    .rule = K19
about-enraged = 激怒：触手から 1 マス以内の船がすべて襲われます。
    .rule = K18
about-roll-points = { $name }の出目：これがアクションポイントになります。
    .rule = K10
about-roll-attack = 攻撃：両者が振り、出目の大きいほうの勝ちです。
    .rule = K15
about-roll-shot = { $name }の砲撃：出目の分だけ柱の耐久力が減りました。
    .rule = K16
about-roll-kraken = クラーケンのダイス：襲われた船は、これを上回る出目が必要です。
    .rule = K18
about-roll-defence = クラーケンに襲われた{ $name }の出目です。
    .rule = K18

# 文章で遊ぶテーブル
text-mine = あなたの船
text-ships = 船（進んでいる順）
text-sea = 渦
text-spaces = マスごとの説明
text-ship = { $you ->
    [seat] あなた
   *[other] { $seat }
}の船はマス { $space }。{ $goal ->
    [eye] 渦の目
   *[start] スタート
}まであと { $steps } マス。
text-holds = 宝を積んでいます。
text-turn = { $you ->
    [seat] あなた
   *[other] { $seat }
}の手番。残りアクションポイント { $points }。
text-fewer = 防御に失敗したため、次の手番のポイントが { $lost } 減ります。
text-gripped = クラーケンに捕まっていて、次の手番は 1 ポイントまでです。
text-threat = { $seat }は次の手番に、{ $die ->
    [1] どの出目でも
    [6] 6 が出れば
   *[other] { $die } 以上が出れば
}あなたを攻撃できます。
text-dear = ポイントが足りません：{ board-dear }。
text-gem-in-eye = 宝は渦の目（マス { $space }）にあります。
text-gem-aboard = 宝はマス { $space } の{ $you ->
    [seat] あなた
   *[other] { $seat }
}の船にあります。スタートはマス { $start } です。
text-dial = 第 { $round } ラウンド。クラーケンは{ board-mood }。
text-stirs = { board-stirs }。
text-pillar = マス { $space } に耐久力 { $points } のサンゴの柱。
text-marked = { $mark ->
    [wind] 風
    [base] サンゴの土台
   *[tentacle] 触手
}：マス { $spaces }。
text-space = マス { $space }{ $forward ->
    [-1] {""}
   *[other] 、前進で { $forward }
}{ $backward ->
    [-1] {""}
   *[other] 、後退で { $backward }
}{ $inward ->
    [-1] {""}
   *[other] 、内側は { $inward }
}{ $outward ->
    [-1] {""}
   *[other] 、外側は { $outward }
}。
text-mark = { $mark ->
    [start] スタート。
    [eye] 渦の目。
    [wind] 風。
    [base] サンゴの土台。
   *[tentacle] 触手。
}
text-pillar-here = 耐久力 { $points } の柱が立っています。
text-here = { $you ->
    [seat] あなた
   *[other] { $seat }
}の船がいます。
