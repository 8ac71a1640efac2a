title = 黄金の小箱
tagline = 勝つ数を言い当てて進み、誰よりも先に小箱へたどり着け。
goal = 誰よりも先に自分のコマを黄金の小箱へ。会戦ごとに勝つ数を宣言し、言い当てるほど遠くへ進めます。

# 席の名前
seat-0 = 赤
seat-1 = 青
seat-2 = 緑
seat-3 = 黄
seat-4 = 橙
seat-5 = 白

# ほかの文の部品
card = { $suit ->
    [swords] 剣
    [axes] 斧
    [bows] 弓
    [shields] 盾
   *[skulls] 髑髏
}の { $value }
suit-name = { $suit ->
    [swords] 剣
    [axes] 斧
    [bows] 弓
    [shields] 盾
    [trump] 切り札
   *[skulls] 髑髏
}
feature-name = { $feature ->
    [trump] 切り札
    [fog] 霧
    [blessed] 祝福
    [luck] 幸運
    [thief] 盗賊
    [mutiny] 反乱
   *[none] 特技なし
}
die-name = { $colour ->
    [green] 緑のダイス
    [blue] 青のダイス
    [red] 赤のダイス
   *[white] ダイスなし
}
fights-counted = { $fights } 戦
points-counted = 移動 { $points } 点
luck-counted = 運 { $luck } 点
prospect = { $prospect ->
    [leads] {""}
    [cannot-win] （勝てません）
    [beaten] （すでに負けています）
    [ties] （最高と同点：決着のダイスで勝つ見込み { $odds } %）
    [wins] （この戦いに勝ちます）
   *[ahead] （今のところ最高）
}
prospect-tag = { $prospect ->
    [leads] {""}
    [cannot-win] 勝てない
    [beaten] 負け
    [ties] 決着 { $odds } %
    [wins] 勝ち
   *[ahead] 最高
}
chance-of-try = { $colour ->
    [white] { $lucky ->
        [same] ダイスなし、運も足りません
       *[other] ダイスなし、運で足ります
    }
   *[other] { die-name }で{ $chance ->
        [0] 見込みなし
        [100] 必ず成功
       *[other] { $chance } %
    }{ $lucky ->
        [same] {""}
       *[other] 、運を使えば { $lucky } %
    }
}
special-said = { $kind ->
    [trump] 切り札の { $special }
   *[universal] 万能の { $special }
}{ prospect }
try-works = { $feature ->
    [trump] { special-said }になる
    [fog] { $follow ->
        [must] 台札に従わなくてよく、このカードは勝てない
       *[other] 隠れて勝たないか、{ special-said }とするかを選べる
    }
    [blessed] { special-said }になり、この戦いでは誰の特技にも選ばれない
    [luck] { special-said }になるか、山札の一番上を見てそちらを出せる
    [thief] { special-said }になり、戦いの後、相手のカードを 1 枚取って 1 枚渡す
   *[mutiny] { special-said }になり、戦いの後、相手の席と勝ちをかけてダイスで挑める
}
bid-result = { $result ->
    [made] 的中、点は半分になって{ points-counted }
    [close] 1 違い、{ points-counted }、斜めは不可
   *[missed] 2 以上の違い、移動点なし
}
square-said = { $colour ->
    [green] 緑のマス
    [blue] 青のマス
    [red] 赤のマス
   *[white] 白のマス、ダイスなし
}
loss-said = { $why ->
    [none] {""}
    [dead-end] （行き止まり：残り { $lost } 点を失います）
    [diagonal] （この先は斜めだけですが、宣言を外したので進めません：残り { $lost } 点を失います）
   *[occupied] （ほかのコマに道をふさがれています：残り { $lost } 点を失います）
}
fight-how = { $how ->
    [trump] 切り札で
    [highest] 一番高いカードで
    [roll-off] 決着のダイスで
    [first] ダイスが同点のため、先に出したので
   *[leader] 勝てるカードがなく、最初に出したので
}
earnings = { $how ->
    [made] 宣言 { $bid }、勝ち { $won }、{ points-counted }
    [close] 宣言 { $bid }、勝ち { $won }、1 違いなので{ points-counted }（斜めは不可）
    [missed] 宣言 { $bid }、勝ち { $won }、2 以上の違いなので移動点なし
    [halved] 宣言 { $bid }、勝ち { $won }。後知恵で { $counted } と数え、点は後知恵のため半分の{ points-counted }
    [close-by-hindsight] 宣言 { $bid }、勝ち { $won }。後知恵で { $counted } と数え、1 違いなので{ points-counted }（斜めは不可）
   *[missed-with-hindsight] 宣言 { $bid }、勝ち { $won }。後知恵で { $counted } と数えても 2 以上の違いなので移動点なし
}

prompt-exchange = 手札をこのまま使いますか、それともダミーの手札と取り替えますか？
prompt-bid = { fights-counted }のうち、何勝しますか？{ $nemesis ->
    [none] {""}
   *[other] 最後に宣言するので { $nemesis } は言えません（宣言の合計を { $fights } にできません）。
}
prompt-fight = { $failed ->
    [1] 特技は失敗しました。{ $follow ->
        [must] 台札に従ってください。
       *[other] 別のカードを出してください。
    }
   *[0] { $led ->
        [none] 第 { $fight } 戦：最初に出す番です。カードを出すか、特技を試してください。
        [swords] 第 { $fight } 戦：台札は剣です。
        [axes] 第 { $fight } 戦：台札は斧です。
        [bows] 第 { $fight } 戦：台札は弓です。
        [shields] 第 { $fight } 戦：台札は盾です。
       *[skulls] 第 { $fight } 戦：切り札が最初に出されました。
    }{ $follow ->
        [leads] {""}
        [must] 台札に従うか、霧を試してください。
       *[free] そのスートはないので、どのカードでも出せ、特技も試せます。
    }
}（宣言 { $bid }、勝ち { $won }）
prompt-roll = { feature-name }には { $cost } 点必要です。ダイスを振りますか、運を 1 点使って出目 1 としますか？（{ luck-counted }）
prompt-failing = { feature-name }には { $cost } 点必要、今は { $points } 点です。（{ luck-counted }）
prompt-fog = 霧が立ちこめます。隠れますか、それとも万能の { $special } として戦いますか？
prompt-drawn = 山札の一番上は{ card }。万能の { $special } の代わりに出しますか？
prompt-thief = 盗賊：誰からカードを 1 枚取りますか？代わりに 1 枚渡します。（宣言 { $bid }、勝ち { $won }）
prompt-give = 代わりに{ $target }へ渡すカードは？
prompt-give-dummy = 代わりにダミーへ渡すカードは？（表向きになります）
prompt-mutiny = 反乱：誰に挑みますか？出目が上回れば席を奪い、勝ちも好きなだけ奪えます。（宣言 { $bid }、勝ち { $won }）
prompt-plunder = { $target }の勝ち { $theirs } のうち、いくつ奪いますか？（宣言 { $bid }、勝ち { $won }）
prompt-plunder-dummy = ダミーの勝ち { $theirs } のうち、いくつ奪いますか？（宣言 { $bid }、勝ち { $won }）
prompt-hindsight = 地図で最下位なので後知恵を使えます。宣言を 1 だけ増減して数え、当たれば点は半分です。（宣言 { $bid }、勝ち { $won }）
prompt-move = 移動の番：{ points-counted }{ $diagonal ->
    [1] （斜めも可）
   *[0] {""}
}、{ luck-counted }。

action-exchange = { $answer ->
    [yes] ダミーの手札と取り替える
   *[no] 手札はそのまま
}
action-bid = { $fights } 勝と宣言（ちょうど当てれば{ points-counted }）
action-play = { card } を出す{ prospect }
action-try = { card }の特技を試す：{ feature-name }、必要 { $cost } 点（{ chance-of-try }）。成功すれば{ try-works }。失敗すれば{ $last ->
    [1] そのまま普通の値で出す。
   *[0] { $follow ->
        [must] 台札に従う。
       *[other] 別のカードを出す。
    }
}
action-roll = 振る（{ chance-of-try }）
action-luck = 運を 1 点使う（合わせて { $points } 点、{ $short ->
    [0] 足ります
   *[other] あと { $short } 点
}）
action-reroll = 運を 1 点使って振り直す（{ chance-of-try }）
action-give-up = あきらめてカードを手に戻す
action-fog = 霧に隠れる（勝てません）
action-keep = 幸運のカードを万能の { $special } として使う{ prospect }
action-replace = { card } を出す{ prospect }
action-choose = { $feature ->
    [thief] { $target }から盗む（手札 { $cards } 枚）
   *[mutiny] { $target }に反乱を起こす（勝ち { $won }、上回る見込み { $chance } %）
}
action-choose-dummy = { $feature ->
    [thief] ダミーから盗む（手札 { $cards } 枚）
   *[mutiny] ダミーに反乱を起こす（勝ち { $won }、上回る見込み { $chance } %）
}
action-decline = { $feature ->
    [fog] 霧を使わず、万能の { $value } とする{ prospect }
    [thief] 何も盗まない
   *[mutiny] 反乱を起こさない
}
action-give = { card } を渡す
action-take = { $fights } つ奪う
action-hindsight = { $change ->
    [0] 宣言 { $bid } のまま：{ bid-result }
   *[other] 宣言を { $counted } と数える：{ bid-result }
}
action-buy = 運 { $cost } 点で移動 1 点を買う
action-enter = { $row ->
    [top] 上段
    [middle] 中段
   *[bottom] 下段
}から地図に入る：{ square-said }{ loss-said }
action-step = { $way ->
    [diagonal-up] 斜め上へ
    [forward] 前へ
    [diagonal-down] 斜め下へ
    [up] 上へ
   *[down] 下へ
}：{ square-said }{ loss-said }
action-stop = { $points ->
    [0] ここで止まる
   *[other] ここで止まる（{ $points } 点を残す）
}

event-dealer-rolled = 親決め：{ $seat }の赤いダイスは { $pips }。
event-battle-began = 第 { $battle } 会戦：親は{ $seat }、{ fights-counted }です。
event-card-dealt = あなたの手札：{ card }。
event-hands-exchanged = { $seat }がダミーと手札を取り替えました。
event-hand-kept = { $seat }は手札を替えません。
event-bid-made = { $seat }は { $bid } 勝を宣言。
event-bid-forced = { $seat }は { $bid } しか宣言できません。もう一方では宣言の合計がカードの枚数になります。
event-dummy-turned-up = ダミーの手札：{ card }。
event-played = { $seat }が{ card } を出しました。
event-had-to-play = { $seat }はほかに選べず、{ card } を出しました。
event-dummy-played = ダミーが{ card } を出しました。
event-house-played = ハウスは{ card } をめくりました。
event-tried = { $seat }が{ card }で{ feature-name }を試します（{ $cost } 点）。
event-rolled = { $seat }が{ die-name }を振り、{ $pips } 点（{ luck-counted }）。
event-shown = { $mark ->
    [blank] 出た面は無地：0 点です。
    [cross] 出た面は X：0 点です。
    [bolt] 出た面は{ $pips ->
        [0] 稲妻
       *[other] { $pips } と稲妻
    }：{ $bolt ->
        [luck] 運を 1 点得ます。
        [full] 運は 3 点までなので、増えません。
        [point] 反乱では 1 点に数えます。
       *[nothing] 運を得られるのは特技を試すときだけです。
    }
    [circle] 出た面は丸：もう一度振って{ $then ->
        [blank] 無地、0 点です。
        [cross] X、0 点です。
        [bolt] { $more ->
            [0] 稲妻
           *[other] { $more } と稲妻
        }。丸の後は点だけを数えるので、稲妻は運になりません。
        [circle] また丸でしたが、数えません。
       *[pips] { $more } です。
    }
   *[pips] 出た面は { $pips } です。
}
event-luck-stood-in = { $seat }は運を 1 点使い、出目を 1 とします。
event-luck-added = { $seat }は運を 1 点使い、合計 { $pips } 点。
event-luck-rerolled = { $seat }は運を 1 点使って振り直します。
event-try-failed = { $cost } 点に対して { $pips } 点：{ $seat }はカードを手に戻します。
event-try-worked = { $seat }の{ feature-name }が成功：{ $kind ->
    [trump] 切り札
   *[universal] 万能
} { $value }。
event-fog-raised = { $seat }は霧に隠れました。
event-fog-declined = { $seat }は霧を使わず、万能の { $value } とします。
event-luck-looked = { $seat }が山札の一番上を見ています。
event-luck-saw = 山札の一番上は{ card }でした。
event-luck-kept = { $seat }はそれを山札の下に入れ、幸運のカードを使います。
event-luck-replaced = { $seat }は代わりに{ card } を出しました。
event-roll-off-rolled = 決着のダイス：{ $seat }は { $pips }。
event-roll-off-dummy = 決着のダイス：ダミーは { $pips }。
event-fight-won = { $seat }が{ fight-how }勝ち（計 { $won }）。
event-fight-won-by-dummy = ダミーが{ fight-how }勝ち（計 { $won }）。
event-fight-won-by-house = ハウスが{ fight-how }勝ち。この勝ちは誰のものにもなりません。
event-feature-declined = { $seat }は{ feature-name }を使いません。
event-feature-idle = { $seat }の{ feature-name }は使えません：{ $why ->
    [no-die] 白のマスではダイスを振れません。
    [no-cards] 取れるカードが残っていません。
   *[nobody] 選べる相手がいません。
}
event-stole = { $seat }が{ $target }からカードを 1 枚盗みました。
event-stole-card = 盗まれたのは{ card }です。
event-stole-from-dummy = { $seat }がダミーから{ card } を盗みました。
event-gave = { $seat }は代わりに 1 枚を{ $target }へ渡しました。
event-gave-card = 渡されたのは{ card }です。
event-gave-to-dummy = { $seat }は代わりに{ card } を表向きでダミーへ渡しました。
event-mutiny-rolled = 反乱：{ $seat }の目は { $total }。
event-mutiny-rolled-by-dummy = 反乱：ダミーの目は { $total }。
event-mutiny-failed = { $target }に対する{ $seat }の反乱は { $mine } 対 { $theirs } で失敗しました。
event-mutiny-won = { $seat }が { $mine } 対 { $theirs } で{ $target }の席を奪いました！
event-fights-taken = { $seat }が{ $target }の勝ちを { $fights } つ奪いました。
event-mutiny-against-dummy-failed = ダミーに対する{ $seat }の反乱は { $mine } 対 { $theirs } で失敗しました。
event-mutiny-against-dummy-won = { $seat }がダミーに対する反乱に { $mine } 対 { $theirs } で成功しました！
event-fights-taken-from-dummy = { $seat }がダミーの勝ちを { $fights } つ奪いました。
event-looked-back = { $seat }は地図で最下位なので後知恵を使い、宣言 { $bid } を { $counted } と数えます。当たれば点は半分です。
event-bid-kept = { $seat }は地図で最下位ですが、後知恵を使いません。
event-earned = { $seat }：{ earnings }。
event-dummy-earned = ダミー：勝ち { $won }、{ points-counted }。
event-lot-drawn = { $seat }のくじは { $lot }：移動点も勝ち数も同じ船長の中では、小さい番号から動きます。
event-moves = { $seat }の移動：{ points-counted }。
event-bought = { $seat }は運で移動 1 点を買い、計 { $points } 点。
event-only-way = { $seat }は移動点を使わなければならず、進める先は一つだけです。
event-entered = { $seat }が地図に入りました（残り { $left }）。
event-stepped = { $seat }は{ $way ->
    [diagonal-up] 斜め上へ
    [forward] 前へ
    [diagonal-down] 斜め下へ
    [up] 上へ
   *[down] 下へ
}進みます（残り { $left }）。
event-stopped = { $lost ->
    [0] { $seat }は止まりました。
   *[other] { $seat }は { $lost } 点を残して止まりました。
}
event-blocked = { $seat }は進めず、{ $lost } 点を失います。
event-dummy-entered = ダミーが地図に入りました（残り { $left }）。
event-dummy-stepped = ダミーは{ $way ->
    [diagonal-up] 斜め上へ
    [forward] 前へ
    [diagonal-down] 斜め下へ
    [up] 上へ
   *[down] 下へ
}進みます（残り { $left }）。
event-dummy-blocked = ダミーは道がなく、{ $lost } 点を失います。
event-accelerated = 加速点 { $point } を通過：次から手札は { $fights } 枚です。
event-won = { $seat }が黄金の小箱にたどり着き、勝利！
event-dummy-won = 黄金の小箱に先に着いたのはダミーでした！
event-limit-reached = { $battle } 回の会戦が終わり、小箱には誰も届きませんでした。近い順に順位が決まります。

refused-not-asked = 今はその操作の番ではありません：{ $phase ->
    [exchange] ダミーの手札と取り替えるか決めてください
    [bid] 勝つ数を宣言してください
    [fight] カードを出すか、特技を試してください
    [roll] ダイスを振るか、運で出目 1 としてください
    [failing] 運を使うか、振り直すか、あきらめてください
    [fog] 霧を使うか決めてください
    [drawn] 幸運のカードを使うか、引いたカードを出すか決めてください
    [thief] 盗む相手を選ぶか、やめてください
    [give] 渡すカードを選んでください
    [mutiny] 反乱の相手を選ぶか、やめてください
    [plunder] 奪う勝ち数を決めてください
    [hindsight] 宣言を 1 変えるか決めてください
   *[move] コマを動かしてください
}
refused-bid-too-high = この会戦は{ fights-counted }だけです
refused-nemesis = 最後の船長は { $bid } を宣言できません：宣言の合計がカードの枚数 { $fights } になってしまいます
refused-not-held = { card }は手札にありません
refused-follow = { suit-name }を持っているので、{ suit-name }を出さなければなりません
refused-just-failed = 特技に失敗したばかりのカードです：別のカードを出してください
refused-second-try = 特技を試せるのは 1 戦に 1 度だけです
refused-no-feature = このカードに特技はありません
refused-follow-or-fog = { suit-name }を持っています：{ suit-name }を出すか、霧を試してください
refused-no-die = { $colour ->
    [white] 白いマスでは
   *[none] 地図に入る前は
}ダイスを振れず、運もありません
refused-nothing-rolled = 運を出目の代わりにしたので、振り直すダイスがありません
refused-fog-needed = { suit-name }を持っています：このカードを出すには霧を使うしかありません
refused-no-captain = 席 { $number } に船長はいません：席は 0 から { $last } までです
refused-no-dummy = この卓にダミーはいません
refused-yourself = 自分は選べません
refused-blessed = { $target }はこの戦いの間、祝福されています
refused-take = { $target }の勝ちは { $won } だけです
refused-take-dummy = ダミーの勝ちは { $won } だけです
refused-hindsight = 宣言は 0 から { $fights } までです
refused-on-the-map = コマはもう地図の上にあります
refused-off-the-map = コマはまだ地図に入っていません
refused-no-points = 移動点がありません
refused-no-start = そこは出発点ではありません
refused-occupied = そこにはほかのコマがいます
refused-diagonal = 斜めに進めるのは、宣言どおりに勝ったときだけです
refused-barrier = 障壁があって進めません
refused-sea = その方向にマスはありません
refused-too-late-to-buy = 移動点を買えるのは、移動を始めるときだけです
refused-luck = 移動点には運が { $cost } 点必要ですが、{ $luck } 点しかありません
refused-leave-start = 進めるあいだは、出発点に止まれません
refused-must-move = 宣言を外したので、移動点は使わなければなりません

option-deck = 山札：36 枚、もともと切り札である髑髏を加えた 45 枚、または自作のファイル。
option-dice = 4Fx ダイスを振るか、6 枚のダイスカードを引くか。
option-map = 地図カード：付属の 12 枚、または自作のファイル。
option-map_cards = 並べる地図カードの枚数。
option-layout = 地図の並べ方：一直線、ジグザグ、角だけで接する二つの半分。
option-finish = ゴール：最後の列の一番上のマス、または列のどのマスでも。
option-start = 出発点：最初の列の一番下のマスをみんなの港とするか、同じマスにコマ一つだけとするか、列の空いたマスならどこでもよいか。
option-dead_ends = ゴールへの道がないマスが地図にあってもよいかどうか。
option-start_die = まだ地図に入っていない船長のダイス。
option-opening_cards = 誰も地図にいないあいだの手札の枚数。
option-hindsight = 後知恵を使える最下位：すべての船長、または地図上の船長だけ。
option-house = 3 人のとき、ハウスが加わるかどうか。
option-dummy = ダミーの移動点：一つ勝つごとに 3 点、または弱めに、2 点に加えて一つ勝つごとに 1 点（勝ちなしなら 0 点）。
option-battle_limit = この数の会戦で、勝者なしで終わります。

metric-thefts = 盗賊に盗まれたカード
metric-mutinies = 成功した反乱
metric-luck_spent = 使われた運

# 端末の表示
board-battle = 第 { $battle } 会戦、{ $fights } 戦中の第 { $fight } 戦
board-captain = 船長
board-cards = 手札
board-bid = 宣言
board-won = 勝ち
board-luck = 運
board-move = 移動
board-place = 位置
board-to-go = あと { $steps } 歩
board-knows = 知っていること
board-off = 地図の外
board-dealer = 親
board-blessed = 祝福
board-dummy = ダミー
board-house = ハウス
board-deck = 山札 { $left } 枚
board-table = 場のカード
board-led = 台札
board-empty = まだありません
board-last-fight = 前の戦い
board-last-battle = 第 { $battle } 会戦の結果
board-wins = { fight-how }勝ち
board-hand = あなたの手札
board-dummy-hand = ダミーの手札
board-natural = カード
board-feature = 特技
board-special = 特技の値
board-cost = 必要点
board-fog = 霧の中
board-counts-trump = 切り札 { $value }
board-counts-universal = 万能 { $value }
board-void = { $suits }なし
board-trying = 試しているカード
board-drawn = 幸運で見たカード
board-start = S 出発点
board-harbour = + 港に複数のコマ
board-finish = F ゴール
board-lines = : 加速点
board-colours = g 緑、b 青、r 赤、w 白、| と _ は障壁
