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

# 読む本人は「あなた」
who = { $you ->
    [seat] あなた
   *[other] { $seat }
}
whom = { $you ->
    [target] あなた
   *[other] { $target }
}

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
       *[other] {" "}{ $chance } %
    }{ $lucky ->
        [same] {""}
       *[other] 、運を使えば { $lucky } %
    }
}
special-said = { $kind ->
    [trump] 切り札の { $special }
   *[universal] 万能の { $special }
}{ $prospect ->
    [leads] {" "}
   *[other] { prospect }
}
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
        [none] 第 { $fight } 戦：最初に出す番です。{ $tries ->
            [some] カードを出すか、特技を試してください。
           *[other] カードを出してください。
        }
        [swords] 第 { $fight } 戦：台札は剣です。
        [axes] 第 { $fight } 戦：台札は斧です。
        [bows] 第 { $fight } 戦：台札は弓です。
        [shields] 第 { $fight } 戦：台札は盾です。
       *[skulls] 第 { $fight } 戦：切り札が最初に出されました。
    }{ $follow ->
        [leads] {""}
        [must] { $tries ->
            [some] 台札に従うか、霧を試してください。
           *[other] 台札に従ってください。
        }
       *[free] { $tries ->
            [some] そのスートはないので、どのカードでも出せ、特技も試せます。
           *[other] そのスートはないので、どのカードでも出せます。
        }
    }{ $tries ->
        [no-die] ここには振るダイスがなく、運もないので、特技は試せません。
       *[other] {""}
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
action-try = { card } の特技を試す：{ feature-name }、必要 { $cost } 点（{ chance-of-try }）。成功すれば{ try-works }。失敗すれば{ $last ->
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

event-dealer-rolled = 親決め：{ who }の赤いダイスは { $pips }。
event-battle-began = 第 { $battle } 会戦：親は{ who }、{ fights-counted }です。
event-card-dealt = あなたの手札：{ card }。
event-hands-exchanged = { who }がダミーと手札を取り替えました。
event-hand-kept = { who }は手札を替えません。
event-bid-made = { who }は { $bid } 勝を宣言。
event-bid-forced = { who }は { $bid } しか宣言できません。もう一方では宣言の合計がカードの枚数になります。
event-dummy-turned-up = ダミーの手札：{ card }。
event-played = { who }が{ card } を出しました。
event-had-to-play = { who }はほかに選べず、{ card } を出しました。
event-dummy-played = ダミーが{ card } を出しました。
event-house-played = ハウスは{ card } をめくりました。
event-tried = { who }が{ card } で{ feature-name }を試します（{ $cost } 点）。
event-rolled = { who }が{ die-name }を振り、{ $pips ->
    [0] 何も出ません
   *[other] { $pips } 点
}{ $luck ->
    [0] {""}
   *[other] （{ luck-counted }）
}。
event-shown = { $mark ->
    [blank] 出た面は無地：0 点です。
    [cross] 出た面は X：0 点です。
    [bolt] 出た面は{ $pips ->
        [0] 稲妻
       *[other] {" "}{ $pips } と稲妻
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
event-luck-stood-in = { who }は運を 1 点使い、出目を 1 とします。
event-luck-added = { who }は運を 1 点使い、合計 { $pips } 点。
event-luck-rerolled = { who }は運を 1 点使って振り直します。
event-try-failed = { $pips ->
    [0] { $cost } 点に届かず、1 点も出ません
   *[other] { $cost } 点に対して { $pips } 点
}：{ who }はカードを手に戻します。
event-try-worked = { who }の{ feature-name }が成功：{ $kind ->
    [trump] 切り札
   *[universal] 万能
} { $value }。
event-fog-raised = { who }は霧に隠れました。
event-fog-declined = { who }は霧を使わず、万能の { $value } とします。
event-luck-looked = { who }が山札の一番上を見ています。
event-luck-saw = 山札の一番上は{ card } でした。
event-luck-kept = { who }はそれを山札の下に入れ、幸運のカードを使います。
event-luck-replaced = { who }は代わりに{ card } を出しました。
event-roll-off-rolled = 決着のダイス：{ who }は { $pips }。
event-roll-off-dummy = 決着のダイス：ダミーは { $pips }。
event-fight-won = { who }が{ fight-how }勝ち（計 { $won }）。
event-fight-won-by-dummy = ダミーが{ fight-how }勝ち（計 { $won }）。
event-fight-won-by-house = ハウスが{ fight-how }勝ち。この勝ちは誰のものにもなりません。
event-feature-declined = { who }は{ feature-name }を使いません。
event-feature-idle = { who }の{ feature-name }は使えません：{ $why ->
    [no-die] 白のマスではダイスを振れません。
    [no-cards] 取れるカードが残っていません。
   *[nobody] 選べる相手がいません。
}
event-stole = { who }が{ whom }からカードを 1 枚盗みました。
event-stole-card = 盗まれたのは{ card } です。
event-stole-from-dummy = { who }がダミーから{ card } を盗みました。
event-gave = { who }は代わりに 1 枚を{ whom }へ渡しました。
event-gave-card = 渡されたのは{ card } です。
event-gave-to-dummy = { who }は代わりに{ card } を表向きでダミーへ渡しました。
event-mutiny-rolled = 反乱：{ who }の目は { $total }。
event-mutiny-rolled-by-dummy = 反乱：ダミーの目は { $total }。
event-mutiny-failed = { whom }に対する{ who }の反乱は { $mine } 対 { $theirs } で失敗しました。
event-mutiny-won = { who }が { $mine } 対 { $theirs } で{ whom }の席を奪いました！
event-fights-taken = { who }が{ whom }の勝ちを { $fights } つ奪いました。
event-mutiny-against-dummy-failed = ダミーに対する{ who }の反乱は { $mine } 対 { $theirs } で失敗しました。
event-mutiny-against-dummy-won = { who }がダミーに対する反乱に { $mine } 対 { $theirs } で成功しました！
event-fights-taken-from-dummy = { who }がダミーの勝ちを { $fights } つ奪いました。
event-looked-back = { who }は地図で最下位なので後知恵を使い、宣言 { $bid } を { $counted } と数えます。当たれば点は半分です。
event-bid-kept = { who }は地図で最下位ですが、後知恵を使いません。
event-earned = { who }：{ earnings }。
event-dummy-earned = ダミー：勝ち{ $won ->
    [0] なし
   *[other] {" "}{ $won }
}、{ $points ->
    [0] 移動点なし
   *[other] { points-counted }
}。
event-lot-drawn = { who }のくじは { $lot }：移動点も勝ち数も同じ船長の中では、小さい番号から動きます。
event-moves = { who }の移動：{ points-counted }。
event-bought = { who }は運で移動 1 点を買い、計 { $points } 点。
event-only-way = { who }は移動点を使わなければならず、進める先は一つだけです。
event-entered = { who }が地図に入りました{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}。
event-stepped = { who }は{ $way ->
    [diagonal-up] 斜め上へ
    [forward] 前へ
    [diagonal-down] 斜め下へ
    [up] 上へ
    [down] 下へ
   *[other] 先へ
}進みます{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}。
event-passed = { who }が{ whom }を追い越しました（小箱まであと { $steps } 歩）。
event-passed-by-dummy = ダミーが{ whom }を追い越しました（小箱まであと { $steps } 歩）。
event-stopped = { $lost ->
    [0] { who }は止まりました。
   *[other] { who }は { $lost } 点を残して止まりました。
}
event-blocked = { who }は進めず、{ $lost } 点を失います。
event-dummy-entered = ダミーが地図に入りました{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}。
event-dummy-stepped = ダミーは{ $way ->
    [diagonal-up] 斜め上へ
    [forward] 前へ
    [diagonal-down] 斜め下へ
    [up] 上へ
    [down] 下へ
   *[other] 先へ
}進みます{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}。
event-dummy-blocked = ダミーは道がなく、{ $lost } 点を失います。
event-accelerated = 加速点 { $point } を通過：次から手札は { $fights } 枚です。
event-won = { who }が黄金の小箱にたどり着き、勝利！
event-dummy-won = 黄金の小箱に先に着いたのはダミーでした！
event-limit-reached = { $battle } 回の会戦が終わり、小箱には誰も届きませんでした。近い順に順位が決まります。
story-hands-exchanged = ダミーと手札を交換
story-bid-made = { $bid } 勝を宣言
story-bid-forced = { $bid } 勝しか宣言できない
story-played = { card }
story-had-to-play = { card }
story-dummy-played = ダミーは{ card }
story-house-played = ハウスは{ card }
story-tried = { feature-name }を試す
story-rolled = { $pips ->
    [0] 出目なし
   *[other] 出目 { $pips }
}
story-luck-added = 運を使用
story-luck-stood-in = 運を使用
story-luck-rerolled = 運で振り直し
story-try-failed = 失敗
story-try-worked = 成功（{ $kind ->
    [trump] 切り札
   *[universal] 万能
} { $value }）
story-fog-raised = 霧に隠れた
story-luck-replaced = 代わりに{ card }
story-roll-off-rolled = 決着のダイスは { $pips }
story-fight-won = 戦いに勝利！
story-fight-won-by-dummy = ダミーが戦いに勝利！
story-fight-won-by-house = ハウスの勝ち：誰のものにもならない
story-stole = { whom }からカードを奪取
story-stole-from-dummy = ダミーからカードを奪取
story-mutiny-rolled = 反乱の目は { $total }
story-mutiny-failed = { whom }への反乱は失敗
story-mutiny-won = { whom }の席を奪取
story-fights-taken = { whom }の勝ちを { $fights } つ奪取
story-mutiny-against-dummy-won = ダミーの席を奪取
story-looked-back = 後知恵を使用
story-earned = { $how ->
    [made] 宣言的中、{ points-counted }
    [halved] 後知恵で的中、{ points-counted }
   *[other] 宣言は外れ{ $points ->
        [0] {""}
       *[other] 、{ points-counted }
    }
}
story-bought = 運で移動 1 点を購入
story-entered = 地図に入った
story-stepped = 前進{ $left ->
    [0] {""}
   *[other] （残り { $left }）
}
story-passed = { whom }を追い越し
story-passed-by-dummy = ダミーが{ whom }を追い越した
story-blocked = 道をふさがれ { $lost } 点を失った
story-won = 小箱に到着！
ended-steps = { $steps ->
    [0] 小箱に到着
   *[other] あと { $steps } 歩
}
ended-off = 地図に入れず
ended-by = 次に近かったのは{ whom }、小箱まであと { $steps } 歩でした。

refused-not-asked = 今は{ $phase ->
    [exchange] ダミーの手札と取り替えるかを決める
    [bid] 勝つ数を宣言する
    [fight] カードを出すか、特技を試す
    [roll] ダイスを振るか、運で出目 1 とする
    [failing] 運を使うか、振り直すか、あきらめるかを選ぶ
    [fog] 霧を使うかを決める
    [drawn] 幸運のカードを使うか、引いたカードを出すかを決める
    [thief] 盗む相手を選ぶか、見送る
    [give] 渡すカードを選ぶ
    [mutiny] 反乱の相手を選ぶか、見送る
    [plunder] 奪う勝ち数を決める
    [hindsight] 宣言を 1 変えるかを決める
   *[move] コマを動かす
}ところです
refused-bid-too-high = この会戦は{ fights-counted }だけです
refused-nemesis = 最後の船長は { $bid } を宣言できません：宣言の合計がカードの枚数 { $fights } になってしまいます
refused-not-held = { card } は手札にありません
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
refused-there = そこには自分のコマがいます
refused-back = コマは後ろへは進めません
refused-far = 1 歩で進めるのは隣のマスだけです
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

# 物が自ら語ること
aim-off = 誰よりも先に黄金の小箱へ。宣言を当てると、コマは地図に入れます。
aim-ahead = 誰よりも先に黄金の小箱へ：あと { $steps } 歩。あなたより近い人はいません。
aim-behind = 誰よりも先に黄金の小箱へ：あと { $steps } 歩。{ $target }はあと { $theirs } 歩です。
aim-behind-dummy = 誰よりも先に黄金の小箱へ：あと { $steps } 歩。ダミーはあと { $theirs } 歩です。
about-goal = 目的：誰よりも先にコマを小箱のマスへ。歩数は宣言を当てて稼ぎます。
    .rule = G29
about-battle = 第 { $battle } 会戦：全員に { $fights } 枚ずつ配られ、1 戦に 1 枚ずつ出します。今は第 { $fight } 戦です。
    .rule = G8
about-led = { $suit ->
    [trump] 最初に切り札が出ました。従う必要はありません。
   *[other] 台札は{ suit-name }：持っている人は{ suit-name }を出すか、霧を試します。
}
    .rule = G12
about-won-fight = { $mine ->
    [1] あなた
   *[0] { $name }
}が{ fight-how }この戦いに勝ちました。
    .rule = G15
about-deck = この会戦で配られなかったカードが { $left } 枚あります。
    .rule = G8
about-deck-known = その中にあると分かっているカード：{ $cards }。
    .rule = G35
about-chair = { $mine ->
    [1] あなた
   *[0] { $name }
}の席です。カードは左から順に出します。
    .rule = G11
about-leads = 左端の席が先攻：この戦いの最初のカードを出し、そのスートが台札になります。
    .rule = G11
about-dummy = ダミーは勝てるなら一番高いカード、勝てなければ一番低いカードを出します。勝った分だけコマが進みます。
    .rule = G33
about-house = ハウスは山札の一番上をめくります。ハウスの勝ちは誰のものにもならず、盗賊や反乱の相手にもなりません。
    .rule = G31
about-slot = この戦いで{ $mine ->
    [1] あなた
   *[0] { $name }
}が出すカードの場所です。
    .rule = G11
about-card = { card }：{ $suit ->
    [skulls] もともと切り札で、切り札でないどのカードよりも強い。
   *[other] 台札が{ suit-name }で、その中で一番高ければ勝ちます。
}
    .rule = G15
about-trump = 横向きは切り札の { $special }（出目 { $cost } 以上で成功）：これより高い切り札のほかには負けません。
    .rule = G19
about-fog = 横向きは霧（出目 { $cost } 以上で成功）：台札に従わなくてよく、勝ちません。霧がなくても出せた人は、台札の { $special } と数えることもできます。
    .rule = G16
about-blessed = 横向きは祝福（出目 { $cost } 以上で成功）：台札の { $special } と数え、この戦いの間、誰の盗賊や反乱にも選ばれません。
    .rule = G17
about-luck = 横向きは幸運（出目 { $cost } 以上で成功）：台札の { $special } と数えるか、代わりに山札の一番上を出します。
    .rule = G18
about-thief = 横向きは盗賊（出目 { $cost } 以上で成功）：台札の { $special } と数え、戦いの後、誰かの手札から無作為に 1 枚取り、好きな 1 枚を返します。
    .rule = G20
about-mutiny = 横向きは反乱（出目 { $cost } 以上で成功）：台札の { $special } と数え、戦いの後、誰かとダイスで競います。上回れば相手の席と、勝ちを好きなだけ奪います。
    .rule = G21
about-counts = この戦いでは{ $counts ->
    [trump] 切り札の { $value } と数えます。
    [fog] 霧に隠れ、何とも数えません。
   *[universal] 台札の { $value } と数えます。
}
    .rule = G13
about-waits = { feature-name }はこれから、戦いが終わったときに使われます。
    .rule = G22
about-needs = { $name }が{ feature-name }を試しています：必要な { $cost } 点のうち { $points } 点。
    .rule = G13
about-try = { action-try }
    .rule = G13
about-prospect = 今の場では：{ prospect-tag }。
    .rule = G15
about-die = { $colour ->
    [green] 緑のダイス
    [blue] 青のダイス
   *[red] 赤のダイス
}、{ $for ->
    [deal] 親決め：一番少ない人が最初の親です。
    [roll-off] 最高のカード同士の決着：一番多い人が勝ちます。
    [mutiny] 反乱：一番多い人が勝ち、稲妻は 1 点です。
   *[try] 特技を試すため：稲妻は運を 1 点もたらします。
}丸はもう一度振り、X と無地は 0 点です。
    .rule = G3
about-tally = { $mine ->
    [1] あなた
   *[0] { $name }
}の宣言は { $bid } 勝、今は { $won } 勝：ちょうど宣言どおりなら一番多く進めます。
    .rule = G23
fights-bid = { $bid } 勝
about-no-bid = { $mine ->
    [1] あなた
   *[0] { $name }
}はまだ宣言していません。
    .rule = G9
about-dummy-won = ダミーは宣言しません。{ $won ->
    [0] まだ勝ちはありません。
   *[other] { $won } 戦に勝ちました。
}
    .rule = G33
about-earned = { $name }：{ earnings }。
    .rule = G23
about-earned-late = { $name }：{ earnings }。
    .rule = G25
about-earned-dummy = ダミー：{ $won ->
    [0] 勝ちなし
   *[other] { $won } 勝
}で{ $points ->
    [0] 移動点なし。
   *[other] { points-counted }。
}
    .rule = G33
about-blessed-now = { $mine ->
    [1] あなた
   *[0] { $name }
}は祝福されています：この戦いの間、誰の盗賊や反乱にも選ばれません。
    .rule = G17
about-cards = { $mine ->
    [1] あなた
   *[0] { $name }
}の手札は{ $cards ->
    [0] ありません。
   *[other] {" "}{ $cards } 枚です。
}手札は伏せられています。
    .rule = G35
about-cards-known = 分かっている手札：{ $cards }。
    .rule = G35
about-void = { $name }は{ $suits }を持っていないと分かっています。
    .rule = G12
about-dummy-hand = 全員が宣言すると、ダミーの手札は表になります：{ $cards }。
    .rule = G32
about-bid = { action-bid }。
    .rule = G9
about-nemesis = あなたは最後に宣言するので、宣言の合計を戦いの数 { $fights } にはできません。
    .rule = G10
about-choose = { action-choose }。
    .rule = G22
about-choose-dummy = { action-choose-dummy }。
    .rule = G34
about-square = { $colour ->
    [green] 緑：ここにいる人が振るダイスの色です。{ chances-said }。
    [blue] 青：ここにいる人が振るダイスの色です。{ chances-said }。
    [red] 赤：ここにいる人が振るダイスの色です。{ chances-said }。
   *[white] 白：ここではダイスを振れず、特技には運を使うしかありません。
}
    .rule = G4
chances-said = 1 点以上が { $one } %、2 点以上が { $two } %、3 点以上が { $three } %
about-to-go = ここから小箱まで { $steps } 歩。
    .rule = G30
about-no-way = ここから小箱へ続く道はありません。
    .rule = G30
about-start = 出発点：{ $harbour ->
    [1] みんなの港で、いくつでもコマが入れます。
   *[0] コマはここから地図に入ります。
}
    .rule = G28
about-casket = 黄金の小箱：ここに最初に着いたコマがその場で勝ちます。
    .rule = G29
about-step = { action-step }。
    .rule = G27
about-enter = { action-enter }。
    .rule = G28
about-arrow = 今、移動 1 点で進めるマスです。
    .rule = G27
about-loss = ここからは先へ進めず、{ $lost } 点を失います。
    .rule = G27
about-wall = 障壁：越えて進むことはできません。角のどちらかを回る道があれば、斜めに通れます。
    .rule = G27
about-line = 加速点：{ $crossed ->
    [1] もう越えられたので、
   *[0] コマが越えると、
}1 会戦は { $fights } 戦になります。
    .rule = G5
about-marker = { $mine ->
    [1] あなた
   *[0] { $name }
}のコマ{ $bid ->
    [none] です。
    [0] 、上の面は宣言：0（6 の目は 0 のこと）。
   *[other] 、上の面は宣言：{ $bid }。
}
    .rule = G1
about-marker-at = 小箱まであと { $steps } 歩。
    .rule = G30
about-marker-off = 地図に入るのを待っています。それまで{ $colour ->
    [white] ダイスは振れません。
   *[green] 緑のダイスを振ります。
}
    .rule = G6
about-dummy-marker = ダミーのコマ：ここには誰も入れません。ダミーが勝つこともあります。
    .rule = G33
about-bolts = 運 { $luck } 点（{ $most } 点まで）：出目に 1 を足す、振り直す、出目 1 の代わりにする、のどれかに 1 点ずつ使えます。3 点で 1 歩買えます。
    .rule = G14
about-points = 残り移動 { $points } 点、1 歩に 1 点{ $diagonals ->
    [1] （宣言を当てたので斜めも可）。
   *[0] （斜めは不可）。
}
    .rule = G23
about-no-cards = 手札は出し終えました。最後の戦いが終わると、歩数の一番多い人から動きます。
    .rule = G26
about-deals = この会戦の親です。左隣の人から宣言します。
    .rule = G7
about-summary = 会戦の結果：誰がどの戦いに勝ち、宣言は当たったか、何歩得て、今どこにいるか。
    .rule = G23
about-fights-won = { $count ->
    [0] { $name }は勝ちなし。
   *[other] { $name }は第 { $fights } 戦に勝ちました。
}
    .rule = G15
about-mate = { $name }（小箱に近い順）。
    .rule = G30

# 文章で遊ぶテーブル
text-mine = あなたの宣言と手札
text-standings = 船長（小箱に近い順）
text-table = 会戦
text-map = 地図（列ごと）
text-bid = 宣言 { $bid }、勝ち { $won }。
text-hindsight = 後知恵で宣言は { $bid } と数えます。
text-means = { die-name }。{ luck-counted }。
text-steps = { points-counted }{ $diagonals ->
    [0] {""}
   *[1] 、斜めも可
}。
text-card = { card }、特技なし。
text-card-with-feature = { card }。または{ feature-name }：{ $kind ->
    [trump] 切り札
   *[universal] 万能
} { $special }、必要点 { $cost }。
text-captain = { who }：{ $column ->
    [0] 地図の外
   *[other] { $column } 列 { $row } 行、あと { $steps } 歩
}。
text-turn = 今、決める人です。
text-dealer = 親。
text-blessed = 祝福。
text-cards = 手札 { $cards } 枚。
text-known = { card } を持っていると分かっています。
text-void = { suit-name }は持っていないと分かっています。
text-dummy = ダミー：{ $column ->
    [0] 地図の外
   *[other] { $column } 列 { $row } 行
}、手札 { $cards } 枚、勝ち { $fights }。
text-dummy-holds = { card } を持っています。
text-dummy-here = ダミーのコマがあります。
text-battle = 第 { $battle } 会戦、{ $fights } 戦中の第 { $fight } 戦。
text-laid = { who }：{ card }{ laid-as }。
text-laid-by-dummy = ダミー：{ card }{ laid-as }。
text-laid-by-house = ハウス：{ card }{ laid-as }。
laid-as = { $counts ->
    [natural] {""}
    [fog] （霧の中）
    [trump] （切り札 { $counted }）
   *[universal] （万能 { $counted }）
}
text-led = 台札は{ suit-name }。
text-trying = 試しているカード：{ card } の{ feature-name }、必要点 { $cost }。
text-drawn = 幸運で見たカード：{ card }。
text-won-last = 前の戦いは{ who }が{ fight-how }勝ち。
text-won-last-by-dummy = 前の戦いはダミーが{ fight-how }勝ち。
text-won-last-by-house = 前の戦いはハウスが{ fight-how }勝ち。
text-earned = 第 { $battle } 会戦、{ who }：{ earnings }。
text-deck = { board-deck }。
text-acceleration = { $column } 列の手前に加速点：越えると、配られるカードは 1 人 { $fights } 枚になります。
text-column = { $column } 列。
text-square = { $row } 行は{ $colour ->
    [green] 緑
    [blue] 青
    [red] 赤
   *[white] 白
}。
text-mark = { $mark ->
    [start] 出発点。
    [finish] 黄金の小箱。
    [wall-right] 右に障壁。
   *[wall-below] 下に障壁。
}
text-here = { who }のコマがあります。
