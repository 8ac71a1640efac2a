title = キャプテンダイス
tagline = ベルを合図に全員同時、ダイスで宝の島を奪い合い、伏せたカードで決着をつけろ。
goal = 宝カードを最も多く集めた人の勝ち。ダイスの組で島を取り、伏せて置く攻撃カードで守り抜きます。

# 席の名前
seat-0 = 赤
seat-1 = 青
seat-2 = 白
seat-3 = 緑

score = 宝カード { $score } 枚

# 読む本人は「あなた」
who = { $you ->
    [seat] あなた
   *[other] { $seat }
}
whom = { $you ->
    [target] あなた
   *[other] { $target }
}

haste = 全員同時です！ ダイス 2 個を、その目が描かれた宝カードに置くか、振り直します。{ $players ->
    [2] 3 枚が取られたら
   *[other] 縦・横・斜めのどれか一列で 3 枚が取られたら（誰のでもよい）
}ベルを鳴らせます。早まって鳴らすと行動不能です。

prompt-bell = あなたが親です。場をよく見て、準備ができたらベルを鳴らしてください。全員が一斉に振ります。
prompt-dice = { $count ->
    [0] ダイスはすべて置きました。
   *[other] 手元のダイス：{ $dice }。ペアを置くか、振り直してください。
}{ $line ->
    [1] { $players ->
        [2] 島が 3 つ取られました。ベルを鳴らせます！
       *[other] 一列で島が 3 つ取られました。ベルを鳴らせます！
    }
   *[0] {""}
}
prompt-turn = { $count ->
    [0] あなたの番です。ダイスはすべて置いてあります。
   *[other] あなたの番です。手元のダイス：{ $dice }。
}{ $bell ->
    [first-turns] 全員が一度手番を終えるまで、ベルは鳴らせません。
    [closed] ベルはもう鳴りました。これが最後の手番です。
    [too-few] { $players ->
        [2] 島が 3 枚占領されれば、ベルを鳴らせます。
       *[other] どれか一列で島が 3 枚占領されれば、ベルを鳴らせます。
    }
   *[open] ベルを鳴らせます。
}
prompt-lay = 手札 { $cards } 枚から 1 枚を、自分の島に伏せてください。
prompt-vote = 1 位が並びました！いちばん愉快にベルを鳴らしたのは誰？

action-ring-to-begin = ベルを鳴らして始める（全員が振る）
action-ring = ベルを鳴らす
action-ring-in-turn = ベルを鳴らす（{ $left ->
    [0] ダイスフェイズ終了
   *[other] ほかの人の手番があと { $left } 回で、ダイスフェイズ終了
}）
action-cast = 手元のダイス { $count } 個を振り直す
action-end = 手番を終える
action-place = { $cell } に { $low } と { $high } のダイスを置く
action-lay = { $cell } に{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}（速さ { $speed }：{ $card ->
    [hostage] 攻撃せず、取り除かれもしない
    [boarding] { $boarding ->
        [all] 周囲の島 8 枚を攻撃
       *[orthogonal] 上下左右の島 4 枚を攻撃
    }
    [broadside] 同じ横列を攻撃
    [gun] 同じ縦列を攻撃
    [squid] 両方の斜め列を攻撃
   *[spy] 攻撃しない
}）を伏せる
action-vote = { $target }に投票する

event-started = 最初の親は{ who }です。
event-laid-out = 宝カードを縦 { $rows }、横 { $columns } に並べました。
event-row-laid = { $row } 段目：{ $a ->
    [none] {""}
   *[other] {" "}{ $a }
}{ $b ->
    [none] {""}
   *[other] {" | "}{ $b }
}{ $c ->
    [none] {""}
   *[other] {" | "}{ $c }
}{ $d ->
    [none] {""}
   *[other] {" | "}{ $d }
}{ $e ->
    [none] {""}
   *[other] {" | "}{ $e }
}
event-treasure-laid = { $cell } に { $low } と { $high } の宝カードが置かれました。
event-round-began = 第 { $round } ラウンド、親は{ who }です。
event-bell-began = { who }がベルを鳴らしました。振れ！
event-bell-by-itself = ベルがひとりでに鳴りました。振れ！
event-lot = くじの結果、ダイスフェイズは{ who }から始まります。
event-turn-began = { who }の番です。
event-cast = { who }の出目：{ $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}
event-placed = { who }が { $low } と { $high } のダイスで { $cell } を占領しました。
event-turn-ended = { who }の番が終わりました。
event-bell-ended = { who }がベルを鳴らし、ダイスフェイズは終了。{ who }が新しい親です。
event-bell-closes = { who }がベルを鳴らし、新しい親になりました。あと { $left } 回の手番でダイスフェイズ終了です。
event-bell-wrong = { who }のベルは早すぎました。フェイズが終わるまで何もできません。
event-dice-ended = { $why ->
    [stuck] もう誰も何もできません。ダイスフェイズ終了です。
    [quiet] 3 周のあいだ誰もダイスを置きませんでした。ダイスフェイズ終了です。
    [casts] 十分に振りました。ダイスフェイズ終了です。
    [closed] 全員の手番が同じ回数になりました。ダイスフェイズ終了です。
   *[idle] 長いあいだ誰も動きませんでした。ダイスフェイズ終了です。
}
event-took-back = 手札が尽きた{ who }は、捨て札 { $cards } 枚を手札に戻します。
event-card-laid = { who }が { $cell } にカードを伏せました。
event-own-card-laid = { $cell } に伏せたのは{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}です。
event-turned-up = { $cell } の{ who }のカードは{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}でした。
event-attacked = { who }が { $cell } の{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}で攻撃{ $removed ->
    [0] 、しかし何にも当たりません。
   *[other] ！
}
event-removed = { who }の攻撃で、{ $cell } にあった{ whom }の{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}が取り除かれました。
event-taken = { $way ->
    [under] { who }が { $cell } の宝カード（{ $low } と { $high }）を獲得しました。
   *[between] { who }が挟んだ { $cell } の宝カード（{ $low } と { $high }）を獲得しました。
}
event-put-away = 場に残った攻撃カードは、それぞれ持ち主の捨て札になります。
event-game-ended = { $why ->
    [limit] { $round } ラウンドが過ぎ、ゲーム終了です。
   *[treasure] 場を作れるだけの宝がなくなり、{ $round } ラウンドでゲーム終了です。
}
event-tied = { who }が 1 位で並びました（宝 { $treasures } 枚{ $doubles ->
    [0] {""}
   *[other] 、ゾロ目 { $doubles } 枚
}）。
event-voted = { who }が投票しました。
event-own-vote = あなたは{ $target }に投票しました。
event-votes-counted = { who }の得票は { $votes } 票。
event-won = { $winners ->
    [1] { $why ->
        [doubles] 宝カード { $treasures } 枚で並びましたが、ゾロ目が { $doubles } 枚と多い{ who }の勝利！
        [toast] 宝カード { $treasures } 枚{ $doubles ->
            [0] {""}
           *[other] 、ゾロ目 { $doubles } 枚
        }で並びましたが、いちばん愉快にベルを鳴らした{ who }の勝利！
       *[treasure] { who }が宝カード { $treasures } 枚で勝利！
    }
   *[other] { who }が宝カード { $treasures } 枚{ $doubles ->
        [0] {""}
       *[other] （ゾロ目 { $doubles } 枚）
    }で 1 位を分け合いました。
}
story-cast = 出目 { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}
story-placed = { $cell } を占領
story-bell-ended = ベルを鳴らした
story-bell-closes = ベルを鳴らした
story-bell-wrong = ベルが早すぎた
story-took-back = 捨て札 { $cards } 枚を手札へ
story-card-laid = { $cell } にカードを伏せた
story-turned-up = {""}
story-attacked = { $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}で攻撃
story-removed = { $cell } の{ whom }のカードを除去
story-taken = { $way ->
    [under] { $cell } の宝を獲得
   *[between] { $cell } の宝を挟んで獲得
}
story-voted = 投票済み
ended-by = 2 位は{ whom }、{ $by ->
    [0] 同じ枚数でした。
   *[other] { $by } 枚差でした。
}

# 今の目標
aim-take = 島を取って宝を得ましょう。一列で自分の島 2 つに挟まれた宝も手に入ります。
aim-hide = カードを伏せましょう。生き残った島の宝と、その間の宝が手に入ります。
aim-fight = 生き残ったカードは、その下と、間に挟んだ宝を得ます。
aim-vote = 宝もゾロ目も同数です。投票で決まります。

# それぞれが何か
about-goal = 目的：場を作れるだけの宝がなくなったとき、宝カードを最も多く持つこと。
    .rule = C23
about-island = { $double ->
    [1] 宝カード（同数なら有利なゾロ目）
   *[0] 宝カード
}：{ $low } と { $high } の目のダイス 2 個で取れます。
    .rule = C6
about-bare = ここに宝はありません。次のラウンドの前に補充されます。
    .rule = C21
about-dice-on = { $mine ->
    [1] あなた
   *[0] { $name }
}が占領した { $low } と { $high } の宝：あとでダイスの代わりに攻撃カードを伏せます。
    .rule = C13
about-card-on = { $mine ->
    [1] あなたの攻撃カード
   *[0] { $name }の攻撃カード
}{ $card ->
    [face-down] （伏せ札、何かは本人しか知りません）
   *[other] ：{ card-name }
}。生き残れば { $low } と { $high } の宝を得ます。
    .rule = C25
about-card = { card-name }、速さ { $speed }：{ $card ->
    [hostage] 何も攻撃せず、取り除かれません。
    [boarding] { $boarding ->
        [all] 周囲 8 つの島の敵カードを取り除きます。
       *[orthogonal] 上下左右の島の敵カードを取り除きます。
    }
    [broadside] 同じ横列の敵カードをすべて取り除きます。
    [gun] 同じ縦列の敵カードをすべて取り除きます。
    [squid] 両方の斜め列の敵カードをすべて取り除きます。
   *[spy] 何も攻撃しませんが、島を守ります。
}
    .rule = C3
about-enclosed = { $mine ->
    [1] あなたの島 2 つの間にあります。両方のカードが生き残れば、これも手に入ります。
   *[0] { $name }の島 2 つの間にあります。両方のカードが生き残れば、これも{ $name }のものです。
}
    .rule = C19
about-reached = 指しているカード、または攻撃中のカードがここに届きます。
    .rule = C18
about-rung-for = ベルを鳴らせる条件となる島の一つです。
    .rule = C8
about-line = { $mine ->
    [1] あなた
   *[0] { $name }
}の島 2 つを結ぶ列：両方のカードが生き残れば、間の宝も手に入ります。
    .rule = C19
about-line-to-ring = { $players ->
    [2] 島が 3 つ
   *[other] この列で島が 3 つ
}取られたので、ベルを鳴らせます。
    .rule = C8
about-bell = ベル：{ $players ->
    [2] どこでも島が 3 つ
   *[other] 縦・横・斜めのどれか一列で島が 3 つ
}取られたら（誰のでもよい）、鳴らして競争を終わらせます。
    .rule = C8
about-too-soon = { $mode ->
    [turns] 手番制では、早すぎるベルは鳴らせません。
   *[action] 早すぎるベルを鳴らすと、競争が終わるまで何もできません。
}
    .rule = C10
about-bell-begins = 親が鳴らすと始まり、全員がダイスを振ります。
    .rule = C5
about-ringer = 最後にベルを鳴らしたのは{ $name }で、今の親です。
    .rule = C9
about-end = 手番を終えます。次の人がダイスを振ります。
    .rule = C12
about-step = { $step ->
    [race] 競争：ベルが鳴るまで、ダイスのペアで島を取ります。
    [hide] 次に、自分の島のそれぞれに攻撃カードを伏せます。
   *[battle] 最後にカードを公開し、速さの小さい順に攻撃します。
}
    .rule = C5
about-round = 今のラウンドです。決められたラウンド数で得点を数えます。
    .rule = C24
about-deck = 山札の宝カード：場と合わせて 9 枚より少なくなると、ゲーム終了です。
    .rule = C22
about-tray = あなたのダイス：タップすると、手元の全部を振り直します。
    .rule = C6
about-tray-in-turn = あなたのダイス：手番の初めに振った目です。
    .rule = C12
about-die = あなたのダイス{ $fits ->
    [1] ：空いている島に使えます。
   *[0] です。
}
    .rule = C6
about-hand = あなたの攻撃カード（速さの順）：自分の島に 1 枚ずつ伏せます。
    .rule = C13
about-count = このカードは { $count } 枚あります。
    .rule = C1
about-report = 戦闘：速さの小さい順に攻撃します。先に取り除かれたカードは何もできません。
    .rule = C16
about-speed = 速さ { $speed } の番{ $now ->
    [1] です
   *[0] もあります
}：{ card-name }。
    .rule = C16
about-phase = 今のフェイズです。
    .rule = C5
about-vote = 誰に乾杯しますか？ 自分には投票できません。
    .rule = C23
about-loot = { $name }の宝カード：{ board-loot-count }。最も多い人の勝ちです。
    .rule = C23
about-first = 親：ベルで始め、最初にカードを伏せ、同時のときは先になります。
    .rule = C9
about-locked = ベルが早すぎました。この競争では何もできませんが、取った島は残ります。
    .rule = C10
about-dice-of = { $name }の手元のダイスです。
    .rule = C6
about-cards-of = { $name }がまだ使えるカードの速さ：見られていないものすべてです。
    .rule = C25
about-cards-hidden = { $name }の手札の枚数です。中身は覚えておくしかありません。
    .rule = C25
about-early = { $cells } にはこのうちのどれかがあります。捨て札を戻す前に置かれました。
    .rule = C25

refused-not-now = それは{ $phase ->
    [bell] ベルが鳴る前には
    [dice] ダイスフェイズ中には
    [set-up] 配置フェイズ中には
    [vote] 投票中には
   *[over] もう
}できません
refused-bell-first = まだベルが鳴っていません
refused-taken = { $yours ->
    [1] { $cell } にはもう自分のダイスがあります
   *[0] { $target }の方が早く、{ $cell } は取られました
}
refused-no-pair = { $cell } には { $low } と { $high } のダイスが必要ですが、手元は { $dice } です
refused-no-cell = { $cell } はありません：場は縦 { $rows }、横 { $columns } です
refused-no-dice = 手元にダイスがありません
refused-no-turns = 全員同時に動くので、終える手番はありません
refused-cast-in-turn = ダイスを振るのは手番の初めに一度だけです
refused-ring-first-turns = 全員が一度手番を終えるまで、ベルは鳴らせません
refused-ring-closed = ベルはもう鳴りました。残りは最後の手番だけです
refused-ring-too-few = { $players ->
    [2] ベルを鳴らすには、宝カードが 3 枚占領されていなければなりません
   *[other] ベルを鳴らすには、縦、横、斜めのどれか一列で 3 枚占領されていなければなりません
}
refused-not-yours = { $cell } に自分のダイスはありません
refused-no-card = 手札に{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}はありません
refused-no-seat = 席 { $number } はありません：席は 0 から { $last } までです
refused-yourself = 自分には投票できません
refused-not-tied = { $target }は 1 位に並んでいません

option-mode = ベルを合図に全員同時か、順番に手番を行うか。
option-boarding = 斬り込み隊が届く範囲：上下左右の 4 枚か、周囲の 8 枚すべてか。
option-discards = 使った攻撃カードを全員に見えるように置くか、伏せて置くか。伏せた場合、相手に何が残っているかは覚えておくしかありません。
option-toast = 最後まで 1 位が並んだとき：秘密投票で決めるか、順位を分け合うか。
option-help = ベルを鳴らせる列を全員に示すか、自分たちで見つけるか。
option-idle_limit = 誰も何もしないとき、この秒数でテーブルが自動的に先へ進みます。
option-round_limit = このラウンド数でゲームを終え、得点を数えます。

metric-seconds = ダイスフェイズの秒数
metric-wrong_bells = 早すぎたベルの回数
metric-enclosed = 挟んで得た宝カード

board-deck = 山札 { $cards } 枚
board-round = 第 { $round } ラウンド
board-phase = { $phase ->
    [bell] ベルの前
    [dice] ダイスフェイズ
    [set-up] 配置フェイズ
    [battle] 戦闘フェイズ
    [treasure] 宝フェイズ
    [vote] 投票
   *[over] 終了
}
board-player = プレイヤー
board-dice = 手元のダイス
board-cards = 攻撃カード（速さ）
board-discard = 捨て札
board-loot = 宝
board-first = 親
board-locked = 行動不能
board-turn = 手番
board-unseen = 手札と場：{ $cards }
board-early = { $cells }：{ $cards }
board-loot-count = { $treasures } 枚（ゾロ目 { $doubles }）
board-legend = カードの速さ（小さい順に発動）：0 人質（取り除かれない）、1 斬り込み隊（{ $boarding ->
    [all] 周囲 8 マス
   *[orthogonal] 上下左右
}を攻撃）、2 片舷斉射（同じ横列）、3 長距離砲（同じ縦列）、4 大イカ王の怒り（斜め）、5 偵察船（攻撃しない）。
battle-begins = カードを公開します。戦闘開始：
battle-ended = 戦闘のあとに残ったもの：
board-face-down = ? は伏せたカード、⚄ はダイス 2 個。

# 文章で遊ぶテーブル
text-mine = あなたのダイスとカード
text-standings = 船長（多い順）
text-field = 場（行ごと）
text-dice = { $dice ->
    [none] 手元のダイスは { $count } 個、まだ振っていません。
   *[other] あなたのダイス：{ $dice }。
}
text-islands = あなたの島：{ $cells }。
text-card = { card-name }{ $count ->
    [1] {""}
   *[other] {" "}{ $count } 枚
}、速さ { $speed }：{ $card ->
    [hostage] 何も攻撃せず、取り除かれません
    [boarding] { $boarding ->
        [all] 周囲 8 マスの島を攻撃
       *[orthogonal] 上下左右の島を攻撃
    }
    [broadside] 同じ横列を攻撃
    [gun] 同じ縦列を攻撃
    [squid] 斜めの列を攻撃
   *[spy] 何も攻撃しません
}。
card-name = { $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}
text-loot = 得た宝：{ $pairs }。
text-captain = { who }：宝カード { $treasures } 枚{ $doubles ->
    [0] {""}
   *[other] （うちゾロ目 { $doubles } 枚）
}。
text-turn = 手番中。
text-first = 親。
text-locked = このダイスフェイズは行動不能。
text-has = 手元：ダイス { $dice } 個、カード { $cards } 枚。
text-discard = 捨て札：{ counted-cards }。
text-unseen = まだ見えていないカード（手札か伏せ札）：{ counted-cards }。
text-early = { $cells } は次のどれか：{ counted-cards }。
counted-cards = { $hostage ->
    [0] {""}
   *[other] 人質×{ $hostage }{" "}
}{ $boarding ->
    [0] {""}
   *[other] 斬り込み隊×{ $boarding }{" "}
}{ $broadside ->
    [0] {""}
   *[other] 片舷斉射×{ $broadside }{" "}
}{ $gun ->
    [0] {""}
   *[other] 長距離砲×{ $gun }{" "}
}{ $squid ->
    [0] {""}
   *[other] 大イカ王の怒り×{ $squid }{" "}
}{ $spy ->
    [0] {""}
   *[other] 偵察船×{ $spy }{" "}
}
text-round = { board-round }、{ board-phase }。{ board-deck }。
text-line-to-ring = { $cells } でベルを鳴らせます。
text-island = { $cell }：{ $low ->
    [none] 宝なし
   *[other] { $low } と { $high }
}、空き。
text-island-held = { $cell }：{ $low ->
    [none] 宝なし
   *[other] { $low } と { $high }
}、{ $you ->
    [seat] あなた
   *[other] { $seat }
}の{ $card ->
    [none] ダイス
    [face-down] 伏せたカード
   *[other] { card-name }
}。
