export const polish = `
== tune | 2026-11-16 | Małgorzata Wiśniewska | Bursztyn Meble | Nora Castellan
greet: Dzień dobry Pani Małgorzato, | Szanowna Pani Małgorzato,
open: dziękuję za rozmowę. | wracam do Pani pytania.
ask: Czy odpowiada Pani krótka rozmowa w przyszłym tygodniu? | Co Pani o tym sądzi?
close: Pozdrawiam\\nNora Castellan
* c1 call 2026-11-04 Pierwsza rozmowa: Pani Małgorzata ma 21 salonów. Budżet 180 000 zł. Decyduje Paweł Błaszczykowski.
* e1 email 2026-11-10 Re: Oferta: Dzień dobry, tracimy 33% koszyków. Nowy sklep musi ruszyć 15 marca. M. Wiśniewska
* n1 note 2026-10-23 Targi: Wants one catalogue for 6,500 products.
@ c1 :: Budżet 180 000 zł
T: Wspomniała Pani o budżecie 180 000 zł.
R: Za 180 tys. złotych zrobimy dobry pierwszy etap.
N: Wspomniała Pani o budżecie [[280 000 zł]].
@ e1 :: tracimy 33% koszyków
T: Tracą Państwo 33% koszyków.
N: Tracą Państwo [[53%]] koszyków.
@ e1 :: Nowy sklep musi ruszyć 15 marca
T: Nowy sklep musi ruszyć 15 marca.
D: Nowy sklep musi ruszyć [[15 maja]].
@ c1 :: Decyduje Paweł Błaszczykowski
T: Chętnie przygotuję jedną stronę dla Pawła Błaszczykowskiego.
P: Chętnie przygotuję jedną stronę dla [[Tomasza Zielińskiego]].
@ n1 :: Wants one catalogue for 6,500 products
X: Zależy Pani na jednym katalogu dla 6500 produktów.
N: Zależy Pani na jednym katalogu dla [[5600 produktów]].
I: To samo zrobiliśmy dla firmy [[Vox]].

== measured | 2026-11-16 | Wojciech Grzegorczyk | Kraków Transport | Jonas Reuter
greet: Dzień dobry Panie Wojciechu, | Szanowny Panie Wojciechu,
open: przesyłam obiecane liczby. | dziękuję za spotkanie w Krakowie.
ask: Czy możemy o tym porozmawiać? | Kto jeszcze powinien wziąć udział? | Czy temat jest nadal aktualny?
close: Z poważaniem\\nJonas Reuter
* m1 meeting 2026-10-28 Spotkanie: 95 ciężarówek, 12 dyspozytorów, 800 telefonów tygodniowo. Zuzanna Szczepańska prowadzi IT.
* e1 email 2026-11-06 Re: Plan: Panie Jonasie, mamy 220 000 zł na 2027 rok. Zarząd zbiera się 7 grudnia. W. Grzegorczyk
* n1 note 2026-11-09 Notatka: Empty runs are 14 percent.
@ m1 :: 800 telefonów tygodniowo
T: To 800 telefonów tygodniowo.
N: To [[1800 telefonów]] tygodniowo.
@ m1 :: 95 ciężarówek, 12 dyspozytorów
R: Przy 95 ciężarówkach i dwunastu dyspozytorach to duży zysk.
N: Przy [[59 ciężarówkach]] to duży zysk.
@ e1 :: mamy 220 000 zł na 2027 rok
T: Mają Państwo 220 000 zł na 2027 rok.
R: 220 tys. zł na 2027 rok wystarczy na trzy etapy.
N: Mają Państwo [[250 000 zł]] na 2027 rok.
@ e1 :: Zarząd zbiera się 7 grudnia
T: Zarząd zbiera się 7 grudnia.
D: Zarząd zbiera się [[14 grudnia]].
@ m1 :: Zuzanna Szczepańska prowadzi IT
T: Warto, aby Zuzanna Szczepańska zobaczyła to pierwsza.
P: Warto, aby [[Katarzyna Mazur]] zobaczyła to pierwsza.
@ n1 :: Empty runs are 14 percent
X: Puste przebiegi to 14 procent.
N: Puste przebiegi to [[24 procent]].
I: [[Raben]] korzysta z tego od roku.
I: [[Jeden z naszych klientów]] oszczędza tak dwie godziny dziennie.
`;
export const czech = `
== tune | 2026-11-16 | Kateřina Dvořák | Morava Sklo | Felix Marchetti
greet: Dobrý den, paní Dvořák, | Dobrý den,
open: děkuji za rozhovor. | vracím se k vaší otázce.
ask: Hodí se vám krátký hovor příští týden? | Co na to říkáte?
close: S pozdravem\\nFelix Marchetti
* c1 call 2026-11-05 První hovor: 7 prodejen, 2 800 výrobků. Rozpočet 650 000 Kč. Rozhoduje Jiří Nowotný.
* e1 email 2026-11-11 Re: Nabídka: Dobrý den, 26 % objednávek se vrací. Nový web potřebujeme do 1. března. K. Dvořák
@ c1 :: Rozpočet 650 000 Kč
T: Zmínila jste rozpočet 650 000 Kč.
R: S 650 tis. Kč zvládneme první etapu.
N: Zmínila jste rozpočet [[950 000 Kč]].
@ e1 :: 26 % objednávek se vrací
T: 26 % objednávek se vrací.
N: [[62 %]] objednávek se vrací.
@ e1 :: Nový web potřebujeme do 1. března
T: Nový web potřebujete do 1. března.
D: Nový web potřebujete do [[1. dubna]].
@ c1 :: Rozhoduje Jiří Nowotný
P: Vím, že rozhoduje [[Petr Svoboda]].
@ c1 :: 7 prodejen, 2 800 výrobků
R: Sedm prodejen a 2800 výrobků zvládne jeden systém.
N: Sedm prodejen a [[8 200 výrobků]] zvládne jeden systém.
I: Totéž jsme udělali pro [[Moser]].

== measured | 2026-11-16 | Jiří Kovács | Brno Elektro | Nora Castellan
greet: Dobrý den, pane Kovácsi, | Dobrý den,
open: posílám slíbená čísla. | bylo milé vás poznat.
ask: Můžeme to probrat? | Je to pro vás stále aktuální? | Kdo další by měl být u toho?
close: Hezký den\\nNora Castellan
* m1 meeting 2026-10-29 Schůzka: 160 techniků, výjezd trvá 95 minut, 4 sklady. Zuzana Horváth vede servis.
* e1 email 2026-11-06 Re: Návrh: Dobrý den, máme 1,2 milionu korun. Vedení rozhodne 9. prosince. J. Kovács
* n1 note 2026-11-10 Poznámka: Old software from 2013, 21 percent of visits fail.
@ m1 :: výjezd trvá 95 minut
T: Výjezd trvá 95 minut.
N: Výjezd trvá [[59 minut]].
@ m1 :: 160 techniků
R: Pro 160 lidí v terénu musí aplikace fungovat i bez signálu.
N: Pro [[610 techniků]] musí aplikace fungovat i bez signálu.
@ e1 :: máme 1,2 milionu korun
T: Máte 1,2 milionu korun.
R: Rozpočet 1 200 000 Kč stačí na celý první rok.
N: Máte [[2,1 milionu korun]].
@ e1 :: Vedení rozhodne 9. prosince
T: Vedení rozhodne 9. prosince.
D: Vedení rozhodne [[19. prosince]].
@ m1 :: Zuzana Horváth vede servis
T: Zuzana Horváth by z toho měla největší užitek.
P: [[Lenka Procházková]] by z toho měla největší užitek.
@ n1 :: 21 percent of visits fail
X: 21 procent výjezdů se nepovede.
I: [[Alza]] to takhle používá už rok.
I: [[Jeden z našich klientů]] tak ušetřil třetinu cest.
`;
export const hungarian = `
== tune | 2026-11-16 | Ágnes Horváth | Duna Pékség | Amara Osei
greet: Kedves Ágnes! | Jó napot, Ágnes!
open: köszönöm a beszélgetést. | visszatérek a kérdésére.
ask: Megfelelne egy rövid hívás a jövő héten? | Mit szól hozzá?
close: Üdvözlettel\\nAmara Osei
* c1 call 2026-11-04 Első hívás: 18 üzlet, napi 6 500 vásárló. Költségkeret 12 millió forint. Kovács Péter dönt.
* e1 email 2026-11-10 Re: Ajánlat: Kedves Amara, a rendelések 22%-a telefonon jön. Március 1-jén indulnánk. Ágnes
@ c1 :: Költségkeret 12 millió forint
T: A költségkeret 12 millió forint.
R: 12 000 000 Ft-ból jó első változat készülhet.
N: A költségkeret [[21 millió forint]].
@ e1 :: a rendelések 22%-a telefonon jön
T: A rendelések 22%-a telefonon jön.
N: A rendelések [[42%-a]] telefonon jön.
@ e1 :: Március 1-jén indulnánk
T: Március 1-jén indulnának.
D: [[Május 1-jén]] indulnának.
@ c1 :: Kovács Péter dönt
P: Tudom, hogy [[Szabó Gábor]] dönt.
@ c1 :: 18 üzlet, napi 6 500 vásárló
R: Tizennyolc üzletben, azaz 18 helyen napi 6500 vásárló jár.
N: [[28 üzletben]] napi 6500 vásárló jár.
I: Ugyanezt tettük a [[Lipóti]] számára.

== measured | 2026-11-16 | Péter Kovács | Buda Klinika | Jonas Reuter
greet: Kedves Péter! | Tisztelt Kovács Péter!
open: küldöm az ígért számokat. | öröm volt találkozni.
ask: Beszélhetnénk erről? | Aktuális még a téma? | Ki legyen még ott?
close: Tisztelettel\\nJonas Reuter
* m1 meeting 2026-10-30 Megbeszélés: 3 rendelő, havi 2 400 beteg, 16% nem jön el. Horváth Zsuzsa vezeti a recepciót.
* e1 email 2026-11-07 Re: Terv: Kedves Jonas, 8 millió forintunk van rá. A vezetőség december 11-én dönt. Péter
* n1 note 2026-11-09 Jegyzet: Calls take 9 minutes on average.
@ m1 :: havi 2 400 beteg, 16% nem jön el
T: Havi 2 400 beteg van, és 16% nem jön el.
R: A 2400 beteg 16 százaléka nem jön el.
N: Havi 2 400 beteg van, és [[26%]] nem jön el.
N: Havi [[4 200 beteg]] sok egy recepciónak.
@ e1 :: 8 millió forintunk van rá
T: 8 millió forintjuk van rá.
N: [[18 millió forintjuk]] van rá.
@ e1 :: A vezetőség december 11-én dönt
T: A vezetőség december 11-én dönt.
D: A vezetőség [[december 18-án]] dönt.
@ m1 :: Horváth Zsuzsa vezeti a recepciót
T: Horváth Zsuzsa munkáját könnyítené meg.
P: [[Nagy Eszter]] munkáját könnyítené meg.
@ n1 :: Calls take 9 minutes on average
X: Egy hívás átlagosan 9 percig tart.
I: A [[Duna Medical]] már így dolgozik.
I: [[Egyik ügyfelünk]] három hónap alatt megoldotta.
`;
export const greek = `
== tune | 2026-11-16 | Ελένη Παπαδοπούλου | Αιγαίο Τουρισμός | Nora Castellan
greet: Καλημέρα Ελένη, | Αγαπητή Ελένη,
open: ευχαριστώ για τη συζήτηση. | επιστρέφω στην ερώτησή σας.
ask: Σας βολεύει μια σύντομη κλήση την επόμενη εβδομάδα; | Τι λέτε;
close: Με εκτίμηση\\nNora Castellan
* c1 call 2026-11-05 Πρώτη κλήση: Η Ελένη έχει 13 ξενοδοχεία και 48.000 κρατήσεις. Προϋπολογισμός 70.000 ευρώ. Αποφασίζει ο Γιώργος Αλεξίου.
* e1 email 2026-11-11 Re: Προσφορά: Καλησπέρα, χάνουμε το 24% των κρατήσεων. Ξεκινάμε στις 15 Μαρτίου. Ελένη
@ c1 :: Προϋπολογισμός 70.000 ευρώ
T: Αναφέρατε προϋπολογισμό 70.000 ευρώ.
R: Με 70 χιλιάδες ευρώ γίνεται μια καλή αρχή.
N: Αναφέρατε προϋπολογισμό [[90.000 ευρώ]].
@ e1 :: χάνουμε το 24% των κρατήσεων
T: Χάνετε το 24% των κρατήσεων.
N: Χάνετε το [[34%]] των κρατήσεων.
@ e1 :: Ξεκινάμε στις 15 Μαρτίου
T: Ξεκινάτε στις 15 Μαρτίου.
D: Ξεκινάτε στις [[15 Μαΐου]].
@ c1 :: Αποφασίζει ο Γιώργος Αλεξίου
T: Ετοιμάζω μία σελίδα για τον Γιώργο Αλεξίου.
P: Ετοιμάζω μία σελίδα για τον [[Πέτρο Δημητρίου]].
I: Το ίδιο κάναμε για την [[Aegean]].

== measured | 2026-11-16 | Νίκος Γεωργίου | Ερμής Μεταφορές | Felix Marchetti
greet: Καλημέρα Νίκο, | Αγαπητέ Νίκο,
open: στέλνω τα στοιχεία που υποσχέθηκα. | χάρηκα που γνωριστήκαμε.
ask: Μπορούμε να το συζητήσουμε; | Είναι ακόμα επίκαιρο; | Ποιος άλλος πρέπει να συμμετέχει;
close: Φιλικά\\nFelix Marchetti
* m1 meeting 2026-10-28 Συνάντηση: 82 φορτηγά, 5 αποθήκες, 640 κλήσεις την εβδομάδα. Η Κατερίνα Οικονόμου διευθύνει τα συστήματα.
* e1 email 2026-11-06 Re: Σχέδιο: Έχουμε 55.000 ευρώ για το 2027. Το συμβούλιο συνεδριάζει στις 8 Δεκεμβρίου. Νίκος
@ m1 :: 640 κλήσεις την εβδομάδα
T: Είναι 640 κλήσεις την εβδομάδα.
N: Είναι [[460 κλήσεις]] την εβδομάδα.
@ m1 :: 82 φορτηγά, 5 αποθήκες
R: Με 82 φορτηγά και πέντε αποθήκες αξίζει τον κόπο.
N: Με [[28 φορτηγά]] αξίζει τον κόπο.
@ e1 :: Έχουμε 55.000 ευρώ για το 2027
T: Έχετε 55.000 ευρώ για το 2027.
R: Τα 55 χιλ. ευρώ για το 2027 αρκούν.
N: Έχετε [[85.000 ευρώ]] για το 2027.
@ e1 :: Το συμβούλιο συνεδριάζει στις 8 Δεκεμβρίου
T: Το συμβούλιο συνεδριάζει στις 8 Δεκεμβρίου.
D: Το συμβούλιο συνεδριάζει στις [[18 Δεκεμβρίου]].
@ m1 :: Η Κατερίνα Οικονόμου διευθύνει τα συστήματα
T: Η Κατερίνα Οικονόμου θα έχει ερωτήσεις.
P: Η [[Σοφία Ράπτη]] θα έχει ερωτήσεις.
I: Η [[ACS Courier]] το χρησιμοποιεί ήδη.
I: [[Ένας από τους πελάτες μας]] το έλυσε σε δύο μήνες.
`;
export const turkish = `
== tune | 2026-11-16 | Ayşe Yıldırım | Boğaz Tekstil | Amara Osei
greet: Merhaba Ayşe Hanım, | Sayın Ayşe Yıldırım,
open: görüşmemiz için teşekkürler. | sorunuza geri dönüyorum.
ask: Gelecek hafta kısa bir görüşme uygun mu? | Ne dersiniz?
close: Saygılarımla\\nAmara Osei
* c1 call 2026-11-04 İlk görüşme: Ayşe Hanım'ın 26 mağazası var. Bütçe 900.000 TL. Kararı Barış Öztürk veriyor.
* e1 email 2026-11-10 Re: Teklif: Merhaba, sepetlerin %37'si terk ediliyor. 1 Mart'ta yayında olmalıyız. Ayşe
@ c1 :: Bütçe 900.000 TL
T: Bütçenizin 900.000 TL olduğunu söylediniz.
R: 900 bin TL ile iyi bir başlangıç yapılır.
N: Bütçenizin [[600.000 TL]] olduğunu söylediniz.
@ e1 :: sepetlerin %37'si terk ediliyor
T: Sepetlerin %37'si terk ediliyor.
R: Sepetlerin yüzde 37'si terk ediliyor.
N: Sepetlerin [[%57'si]] terk ediliyor.
@ e1 :: 1 Mart'ta yayında olmalıyız
T: 1 Mart'ta yayında olmalısınız.
D: [[1 Mayıs'ta]] yayında olmalısınız.
@ c1 :: Kararı Barış Öztürk veriyor
P: Kararı [[Murat Demir]] veriyor.
@ c1 :: Ayşe Hanım'ın 26 mağazası var
N: [[62 mağaza]] için tek bir sistem yeterli.
I: Aynısını [[Mavi Jeans]] için yaptık.

== measured | 2026-11-16 | Emre Çelik | İzmir Lojistik | Nora Castellan
greet: Merhaba Emre Bey, | Sayın Emre Çelik,
open: söz verdiğim rakamlar aşağıda. | tanıştığımıza memnun oldum.
ask: Bunu konuşabilir miyiz? | Konu hâlâ gündeminizde mi? | Başka kim katılmalı?
close: İyi çalışmalar\\nNora Castellan
* m1 meeting 2026-10-29 Toplantı: 140 araç, günde 320 teslimat, gecikme ortalama 35 dakika. Özlem Şahin operasyonu yönetiyor.
* e1 email 2026-11-06 Re: Plan: Nora Hanım, 1,5 milyon TL ayırdık. Yönetim 9 Aralık'ta karar verecek. Emre
@ m1 :: günde 320 teslimat, gecikme ortalama 35 dakika
T: Günde 320 teslimat var, gecikme ortalama 35 dakika.
N: Günde [[230 teslimat]] var.
@ m1 :: 140 araç
R: 140 aracın hepsini bir haritada görmek mümkün.
N: [[410 aracın]] hepsini bir haritada görmek mümkün.
@ e1 :: 1,5 milyon TL ayırdık
T: 1,5 milyon TL ayırdınız.
R: 1.500.000 TL ilk yıl için yeterli.
N: [[2,5 milyon TL]] ayırdınız.
@ e1 :: Yönetim 9 Aralık'ta karar verecek
T: Yönetim 9 Aralık'ta karar verecek.
D: Yönetim [[19 Aralık'ta]] karar verecek.
@ m1 :: Özlem Şahin operasyonu yönetiyor
T: Özlem Şahin'in görüşü önemli.
P: [[Selin Kaya'nın]] görüşü önemli.
I: [[Horoz Lojistik]] bunu bir yıldır kullanıyor.
I: [[Müşterilerimizden biri]] gecikmeyi yarıya indirdi.
`;
