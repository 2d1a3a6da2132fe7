export const asian = String.raw`
drafts ja-1 tanaka.y@reizo.example
1: 監査準備を一日で | 田中様 / / 三月にお話しした際、コールドチェーンの監査に毎四半期二週間かかると伺いました。弊社のお客様三社は、いまでは一日半で準備を終えています。木曜日に十五分ほどお時間をいただけますでしょうか。 / / よろしくお願いいたします。 / ノラ

drafts ja-2 sato.k@minato.example
1: 夜勤の残業を減らすには | 佐藤様 / / 配車担当者六名の募集を拝見し、夜間の体制についてお尋ねしたくご連絡しました。フェリー会社二社が週末の勤務表を弊社の仕組みに移し、残業を二割減らしました。来週二十分ほどご紹介してもよろしいでしょうか。 / / よろしくお願いいたします。 / ノラ

drafts zh-1 li.wei@lengku.example
1: 一天完成审核准备 | 李经理您好： / / 三月份您提到冷链审核每个季度要占用团队两周时间。我们有三家物流客户现在一天半就能准备好。周四方便通话十五分钟吗？ / / 此致 / 诺拉

drafts zh-2 chen.jie@gangkou.example
1: 减少夜班加班 | 陈先生您好： / / 看到贵公司招聘六名调度员，想了解夜班目前如何安排。两家渡轮公司把周末排班放进我们的工具，加班减少了五分之一。下周可以用二十分钟向您介绍吗？ / / 祝好 / 诺拉

drafts ko-1 kim.minji@naengjang.example
1: 하루 만에 끝내는 감사 준비 | 김민지 님, 안녕하세요. / / 3월에 콜드체인 감사 준비에 분기마다 두 주가 걸린다고 말씀하셨습니다. 저희 고객사 세 곳은 이제 하루 반이면 준비를 마칩니다. 목요일에 15분만 통화하실 수 있을까요? / / 감사합니다. / 노라

== tune | ja-1 | 送信済み、返信あり
us 0.1 : =1
them 1 : Re: =1 | 木曜日の十時でお願いします。
expect sent=1 replied=1

== tune | ja-1 | 自動返信
us 0.1 : =1
them 0.101 : 自動返信: =1 | ただいま休暇をいただいております。三月九日に出社いたします。
expect sent=1

== tune | ja-1 | 文面を変更
us 0.1 : =1 {木曜日に十五分ほどお時間をいただけますでしょうか>展示会の会場でお目にかかれれば幸いです}
expect sent=1~

== measured | ja-2 | 不在、本文のみ
us 0.1 : =1
them 0.1005 : Re: =1 | お問い合わせありがとうございます。本日より三月十三日まで不在にしております。お急ぎの場合は代表番号までお電話ください。
expect sent=1

== measured | ja-2 | 送信済み、返信あり
us 0.1 html : =1
them 2 : RE: =1 | 水曜日の午後であれば可能です。
expect sent=1 replied=2

== measured | ja-2 | 配信停止の希望
us 0.1 : =1
them 1 : Re: =1 | 今後のメール配信を停止してください。
expect sent=1 replied=1 optedOut

== measured | ja-2 | 変更して送信
us 0.1 : =1 {来週二十分ほどご紹介してもよろしいでしょうか>金曜日に港の事務所へお伺いしてもよろしいでしょうか}
expect sent=1~

== tune | zh-1 | 已发送，有回复
us 0.1 : =1
them 1 : 回复: =1 | 周四上午十点可以。
expect sent=1 replied=1

== tune | zh-1 | 自动回复
us 0.1 : =1
them 0.101 : 自动回复: =1 | 您好，我正在休假，三月九日回来上班。
expect sent=1

== measured | zh-2 | 不在办公室
us 0.1 : =1
them 0.1005 : 答复: =1 | 感谢您的来信。我目前不在办公室，将于下周一回复您的邮件。
expect sent=1

== measured | zh-2 | 已发送，有回复
us 0.1 : =1
them 2 : 回复：=1 | 下周三下午有空，请打电话。
expect sent=1 replied=2

== measured | zh-2 | 退信
us 0.1 : =1
other 0.1005 from=postmaster@gangkou.example : 无法送达: =1 | 您的邮件无法发送到 chen.jie@gangkou.example，找不到该地址。
expect sent=1 bounced=0.1005

== tune | ko-1 | 부재중
us 0.1 : =1
them 0.101 : 자동 회신: =1 | 3월 9일까지 휴가 중입니다.
expect sent=1

== measured | ko-1 | 발송, 답장
us 0.1 : =1
them 1 : Re: =1 | 목요일 열 시 좋습니다.
expect sent=1 replied=1

== measured | ko-1 | 부재중 본문
us 0.1 : =1
them 0.1005 : Re: =1 | 메일 감사합니다. 현재 부재중이며 월요일에 복귀합니다.
expect sent=1
`;
