export const eastern = String.raw`
drafts pl-1 a.nowak@zimnylancuch.example
1: Audyty w jeden dzień | Dzień dobry Pani Anno, / / w marcu wspomniała Pani, że audyty łańcucha chłodniczego zajmują zespołowi dwa tygodnie w każdym kwartale. Trzy firmy przygotowują je teraz w półtora dnia. Czy znajdzie Pani kwadrans w czwartek? / / Pozdrawiam / Nora

drafts pl-2 t.wilk@portgdynia.example
1: Mniej nadgodzin w nocy | Dzień dobry Panie Tomaszu, / / ogłoszenie o sześciu dyspozytorach skłoniło mnie do pytania, jak wygląda dziś nocna zmiana. Dwa promy przeniosły grafik weekendowy do naszego narzędzia i mają o jedną piątą mniej nadgodzin. Czy mogę pokazać jak, dwadzieścia minut w przyszłym tygodniu? / / Z poważaniem / Nora

drafts cs-1 petra.mala@ledovna.example
1: Audity za jediný den | Dobrý den, paní Malá, / / v březnu jste říkala, že audity zaberou týmu dva týdny každé čtvrtletí. Tři dopravci je teď připraví za den a půl. Našla byste ve čtvrtek čtvrt hodiny? / / S pozdravem / Nora

drafts hu-1 kovacs.eszter@hutolanc.example
1: Auditok egy nap alatt | Kedves Eszter! / / Márciusban azt mondta, hogy az auditok minden negyedévben két hetet vesznek el a csapattól. Három szállító ma már másfél nap alatt készül fel. Lenne csütörtökön negyed órája? / / Üdvözlettel: / Nora

drafts tr-1 deniz.kaya@sogukzincir.example
1: Bir günde denetim | Merhaba Deniz Hanım, / / mart ayında denetimlerin her çeyrekte ekibinizin iki haftasını aldığını söylemiştiniz. Üç lojistik şirketi artık bir buçuk günde hazırlanıyor. Perşembe günü on beş dakikanız olur mu? / / Saygılarımla / Nora

drafts ru-1 i.orlova@sever.example
1: Аудит за один день | Здравствуйте, Ирина! / / В марте вы говорили, что аудиты отнимают у команды две недели каждый квартал. Три перевозчика теперь готовят их за полтора дня. Найдётся ли у вас четверть часа в четверг? / / С уважением, / Нора

drafts ru-2 s.belov@prichal.example
1: Меньше переработок ночью | Добрый день, Сергей! / / Ваше объявление о шести диспетчерах навело меня на вопрос о ночной смене. Два парома перенесли график выходных в нашу программу и сократили переработки на пятую часть. Показать вам, как это сделано, двадцать минут на следующей неделе? / / С уважением, / Нора

drafts uk-1 o.shevchuk@dnipro.example
1: Аудит за один день | Доброго дня, Олено! / / У березні ви казали, що аудити забирають у команди два тижні щокварталу. Три перевізники тепер готують їх за півтора дня. Чи знайдеться у вас чверть години в четвер? / / З повагою, / Нора

== tune | pl-1 | wysłane, odpowiedź
us 0.1 : =1
them 1 : Odp: =1 | Czwartek o dziesiątej pasuje.
expect sent=1 replied=1

== tune | pl-1 | automatyczna odpowiedź
us 0.1 : =1
them 0.101 : Automatyczna odpowiedź: =1 | Jestem na urlopie do 9 marca.
expect sent=1

== tune | pl-1 | proszę nie pisać
us 0.1 : =1
them 1 : Odp: =1 | Proszę o usunięcie mojego adresu z listy mailingowej.
expect sent=1 replied=1 optedOut

== measured | pl-2 | poza biurem, potem odpowiedź
us 0.1 : =1
them 0.1005 : Odp: =1 | Dziękuję za wiadomość. Do 13 marca przebywam poza biurem i nie mam dostępu do poczty.
them 14 : Odp: =1 | Już jestem. Proszę dzwonić w środę.
expect sent=1 replied=14

== measured | pl-2 | zmienione przed wysłaniem
us 0.1 : =1 {Czy mogę pokazać jak, dwadzieścia minut w przyszłym tygodniu>Może spotkamy się przy kawie na targach w Gdańsku}
expect sent=1~

== measured | pl-2 | nie dostarczono
us 0.1 : =1
other 0.1005 from=MAILER-DAEMON@portgdynia.example : Nie można dostarczyć: =1 | Nie znaleziono adresata t.wilk@portgdynia.example.
expect sent=1 bounced=0.1005

== tune | cs-1 | mimo kancelář
us 0.1 : =1
them 0.101 : Automatická odpověď: =1 | Jsem na dovolené do 9. března.
expect sent=1

== measured | cs-1 | mimo kancelář podle textu
us 0.1 : =1
them 0.1005 : Re: =1 | Dobrý den, momentálně jsem mimo kancelář a k e-mailu se dostanu až v pondělí.
them 6 : Re: =1 | Ve čtvrtek v deset ano.
expect sent=1 replied=6

== tune | hu-1 | szabadságon
us 0.1 : =1
them 0.101 : Automatikus válasz: =1 | Március 9-ig szabadságon vagyok.
expect sent=1

== measured | hu-1 | elküldve, válasz
us 0.1 : =1
them 1 : RE: =1 | A csütörtök tíz óra jó.
expect sent=1 replied=1

== tune | tr-1 | izinde
us 0.1 : =1
them 0.101 : Otomatik yanıt: =1 | 9 Mart'a kadar izindeyim.
expect sent=1

== measured | tr-1 | gönderildi, cevap geldi
us 0.1 : =1
them 1 : Ynt: =1 | Perşembe saat on uygun.
expect sent=1 replied=1

== measured | tr-1 | ofis dışında
us 0.1 : =1
them 0.1005 : Ynt: =1 | Mesajınız için teşekkürler. Şu anda ofis dışındayım, pazartesi günü döneceğim.
expect sent=1

== tune | ru-1 | отправлено, ответ
us 0.1 : =1
them 1 : Re: =1 | Четверг в десять подходит.
expect sent=1 replied=1

== tune | ru-1 | в отпуске
us 0.1 : =1
them 0.101 : Автоответ: =1 | Я в отпуске до 9 марта.
expect sent=1

== measured | ru-2 | отсутствует по тексту
us 0.1 : =1
them 0.1005 : Re: =1 | Здравствуйте! Сейчас меня нет в офисе, отвечу вам после 16 марта. По срочным вопросам пишите коллегам.
expect sent=1

== measured | ru-2 | просит не писать
us 0.1 : =1
them 1 : Re: =1 | Пожалуйста, исключите меня из рассылки.
expect sent=1 replied=1 optedOut

== measured | ru-2 | изменено
us 0.1 html : =1 {Показать вам, как это сделано, двадцать минут на следующей неделе>Может быть, встретимся на выставке в пятницу}
expect sent=1~

== measured | uk-1 | у відпустці, потім відповідь
us 0.1 : =1
them 0.1005 : Автоматична відповідь: =1 | Я у відпустці до 9 березня.
them 8 : Re: =1 | Повернулася. Четвер зручно.
expect sent=1 replied=8
`;
