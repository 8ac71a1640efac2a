title = キャプテンダイス
tagline = ベルを合図に全員同時、ダイスで宝の島を奪い合い、伏せたカードで決着をつけろ。
goal = 宝カードを最も多く集めた人の勝ち。ダイスの組で島を取り、伏せて置く攻撃カードで守り抜きます。

# 席の名前
seat-0 = 赤
seat-1 = 青
seat-2 = 白
seat-3 = 緑

score = 宝カード { $score } 枚

haste = 全員同時です！ ダイス 2 個を、その目が描かれた宝カードに置くか、振り直します。{ $players ->
    [2] 3 枚が取られたら
   *[other] 縦・横・斜めのどれか一列で 3 枚が取られたら（誰のでもよい）
}ベルを鳴らせます。早まって鳴らすと行動不能です。

prompt-bell = あなたが親です。場をよく見て、準備ができたらベルを鳴らしてください。全員が一斉に振ります。
prompt-dice = { $count ->
    [0] ダイスはすべて置きました。ベルに注意！
   *[other] 手元のダイス：{ $dice }。置くか、振り直すか、ベルを鳴らすか！
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

event-started = 最初の親は{ $seat }です。
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
event-round-began = 第 { $round } ラウンド、親は{ $seat }です。
event-bell-began = { $seat }がベルを鳴らしました。振れ！
event-bell-by-itself = ベルがひとりでに鳴りました。振れ！
event-lot = くじの結果、ダイスフェイズは{ $seat }から始まります。
event-turn-began = { $seat }の番です。
event-cast = { $seat }の出目：{ $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}
event-placed = { $seat }が { $low } と { $high } のダイスで { $cell } を占領しました。
event-turn-ended = { $seat }の番が終わりました。
event-bell-ended = { $seat }がベルを鳴らし、ダイスフェイズは終了。{ $seat }が新しい親です。
event-bell-closes = { $seat }がベルを鳴らし、新しい親になりました。あと { $left } 回の手番でダイスフェイズ終了です。
event-bell-wrong = { $seat }のベルは早すぎました。フェイズが終わるまで何もできません。
event-dice-ended = { $why ->
    [stuck] もう誰も何もできません。ダイスフェイズ終了です。
    [quiet] 3 周のあいだ誰もダイスを置きませんでした。ダイスフェイズ終了です。
    [casts] 十分に振りました。ダイスフェイズ終了です。
    [closed] 全員の手番が同じ回数になりました。ダイスフェイズ終了です。
   *[idle] 長いあいだ誰も動きませんでした。ダイスフェイズ終了です。
}
event-took-back = 手札が尽きた{ $seat }は、捨て札 { $cards } 枚を手札に戻します。
event-card-laid = { $seat }が { $cell } にカードを伏せました。
event-own-card-laid = { $cell } に伏せたのは{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}です。
event-turned-up = { $cell } の{ $seat }のカードは{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}でした。
event-attacked = { $seat }が { $cell } の{ $card ->
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
event-removed = { $seat }の攻撃で、{ $cell } にあった{ $target }の{ $card ->
    [hostage] 人質
    [boarding] 斬り込み隊
    [broadside] 片舷斉射
    [gun] 長距離砲
    [squid] 大イカ王の怒り
   *[spy] 偵察船
}が取り除かれました。
event-taken = { $way ->
    [under] { $seat }が { $cell } の宝カード（{ $low } と { $high }）を獲得しました。
   *[between] { $seat }が挟んだ { $cell } の宝カード（{ $low } と { $high }）を獲得しました。
}
event-put-away = 場に残った攻撃カードは、それぞれ持ち主の捨て札になります。
event-game-ended = { $why ->
    [limit] { $round } ラウンドが過ぎ、ゲーム終了です。
   *[treasure] 場を作れるだけの宝がなくなり、{ $round } ラウンドでゲーム終了です。
}
event-tied = { $seat }が 1 位で並びました（宝 { $treasures } 枚、ゾロ目 { $doubles } 枚）。
event-voted = { $seat }が投票しました。
event-own-vote = あなたは{ $target }に投票しました。
event-votes-counted = { $seat }の得票は { $votes } 票。
event-won = { $winners ->
    [1] { $why ->
        [doubles] 宝カード { $treasures } 枚で並びましたが、ゾロ目が { $doubles } 枚と多い{ $seat }の勝利！
        [toast] 宝カード { $treasures } 枚、ゾロ目 { $doubles } 枚で並びましたが、いちばん愉快にベルを鳴らした{ $seat }の勝利！
       *[treasure] { $seat }が宝カード { $treasures } 枚で勝利！
    }
   *[other] { $seat }が宝カード { $treasures } 枚（ゾロ目 { $doubles } 枚）で 1 位を分け合いました。
}

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
}を除く）、2 片舷斉射（同じ行）、3 長距離砲（同じ列）、4 大イカ王の怒り（斜め）、5 偵察船（攻撃しない）。
battle-begins = カードを公開します。戦闘開始：
battle-ended = 戦闘のあとに残ったもの：
board-face-down = ? は伏せたカード、⚄ はダイス 2 個。
