title = ランタン
tagline = 油を燃やすか、とっておくか。
goal = いちばん明るい人の勝ちです。

seat-0 = 赤
seat-1 = 青

prompt-turn = 燃やしますか。
action-burn = 油を燃やす
action-save = 油をとっておく
refused-turn = あなたの番ではありません。
event-shone = { $seat }の灯り：{ $light }
board-light = ランタンの明るさ：{ $first }と{ $second }
score = 明るさ{ $score }
option-nights = 夜の数
metric-turns = 手番
