welcome = { $game }
you-are = あなたは{ $name }（席 { $seat }）です。
how-to-help = 番号で選びます。ルールの全文は rules、そのほかの入力は help で確認できます。
whose-turn = { $name }さん、あなたの番です。
hand-over = 画面を{ $name }さんに渡し、Enter を押してもらってください。
choose = ＞
not-a-choice = { $answer } は選べません：1 から { $most } の番号か help を入力してください。
in-common = { $argument } { $value } …
back = ほかの選択肢
how-in-haste = 競争中は、選択肢の番号か、その言葉（cast、ring、b2）を入力。Enter だけで場を表示、help で入力できるものの一覧。
haste-seats = 一台で複数人が遊ぶときは、行の先頭に席の番号を付けてください：{ $seats }
press-enter = ベルを持つのは{ $name }さんです。場をよく見て、Enter を押すと競争が始まります。
about-to-ring = さあ、{ $name }さんはいつベルを鳴らすか分かりません。
others-act = いま動けるのは{ $names }さんです。
hands-auto = ボットはあなたの速さに合わせます：一つの動作に約 { $seconds } 秒（--hands steady なら自分の速さ）。
enter-skips = Enter で一気に表示します。
more = Enter で続き、q でやめる：
narrow = 場の表示には { $wanted } 桁が必要ですが、この画面は { $width } 桁です。画面を広げるか、文字を小さくしてください。
several-words = { $answer } は { $words } のどれとも取れます：もう少し入力してください。
not-an-action = { $answer } という行動はありません：help で今入力できるものを確認できます。
help-number = その手を打つ
help-enter = 場を表示する
help-enter-begins = 競争を始める
type-help = help
help-help = この一覧
type-rules = rules、rules { $rule }
help-rules = ルールブック、またはその一項目
type-undo = undo
help-undo = 直前の手を取り消す
type-save = save FILE
help-save = ゲームをファイルに保存する
type-quit = quit
help-quit = 席を立つ
help-short = ほかと紛れなければ、言葉は先頭の文字だけでも通じます。
refused-not-your-turn = 今は行動できません。
captains-late = 船長と提督はまだ準備中です。それまでは航海士の腕前で打ちます。
captains-ready = 船長と提督の準備ができました。ここからは先を読みます。
undone = 直前の手を取り消しました。
no-undo = 取り消せる手がありません：ダイス、秘密の公開、ほかの人の手のあとには戻れません。
saved = 保存しました。続きは：{ $command }
not-saved = { $file } に書き込めません：{ $why }。別のファイル名で save してください。
goodbye = よい航海を。

result-title = ゲーム終了。
result-nobody = 勝者はいません。到達順：
result-table-won = プレイヤーの勝者はいません。到達順：
result-row = { $rank }位 { $name }

players = { $least }〜{ $most } 人
option-values = （{ $allowed }。既定は { $default }）

compiling = { $game } をコンパイル中
simulating = 対戦中
simulated = { $game }：{ $games } ゲーム、{ $seconds } 秒
stopped = Ctrl+C で中断しました：{ $games } ゲーム中、終わった { $played } ゲームまでの結果です。
shared = 複数の席がともに勝ったゲームは { $share }（{ $interval }）。
undecided = 上限に達し、勝者なしで終わったゲームは { $share }（{ $interval }）。
unwon = 場のプレイヤーが勝ったゲームは { $share }（{ $interval }）。
column-seat = 席
column-place = 手番の順
column-bot = ボット
column-wins = 勝ち
column-share = 勝率
column-times = 回数
column-share-of-wins = 勝ちに占める割合
column-interval = 95 % 区間
column-per-game = 1 ゲームあたり
column-mean = 平均
column-median = 中央値
column-range = 5〜95 % のゲーム
metric-rounds = ラウンド数
metric-decisions = 決断の数
metric-seconds = 1 ラウンドのリアルタイム秒数

verified = { $file } に誤りはありません：{ $moves } 手で、記された結末に至ります。
fair = ダイスはすべて、開始時にハッシュが公開された秘密から出たものです：{ $hash }
step = { $number } / { $last } 手
turn-page = Enter で次へ、b で戻る、番号でその手へ、q で終了：

thinks = { $name }（{ $bot }）の考え：
searched = 勝率 { $share }、訪問 { $visits } 回
liked = 評価 { $weight }

meeting = 対戦中
climbed = { $game }：{ $players ->
    [1] 1 人で { $games } 戦
   *[other] { $players } 人で { $games } 戦。全員が同じ強さなら勝率 { $chance }
}
ladder-unwon = どのボットも勝たなかったゲームは { $share }（{ $interval }）。
column-seats = 席
column-rating = レート
column-players = 人数
column-options = 設定
column-decided = 勝者が出たゲーム
column-thrown-away = 最後の選択での損
column-gate = 関門
gate-passed = 通過
gate-failed = 不通過
ladder-aside = ルール、ボット、またはボードが前回から変わったため、最初からやり直しました。以前の対戦は { $file } にあります。
ladder-kept = 対戦は { $file } に保存されています。同じコマンドで対戦数を増やすと続きから始まります。

tuning = 探索中
table-written = 変更した表を { $file } に書きました。
report-written = レポートを { $file } に書きました。
run-stopped = Ctrl+C で中断しました。終わったゲームは { $folder } に保存されています。同じコマンドで続きから始まります。
run-cut = { $file } は途中で切れていたため、そのゲームをやり直しました。
