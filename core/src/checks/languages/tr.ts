import type { Lexicon } from './lexicon.ts';

export const turkish: Lexicon = {
  code: 'tr',
  months: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  weekdays: 'pazartesi salı çarşamba perşembe cuma cumartesi ~pazar',
  dateEndings:
    "ta te da de 'ta 'te 'da 'de tan ten dan den 'tan 'ten 'dan 'den a e ya ye 'a 'e 'ya 'ye ki taki teki daki deki ı i u ü günü leri ları",
  numbers:
    '1:~bir 2:iki 3:üç 4:~dört 5:beş 6:altı 7:yedi 8:sekiz 9:dokuz 10:~on 20:yirmi 30:otuz 40:kırk 50:elli 60:altmış 100:yüz 1000:~bin 1000000:milyon',
  units:
    'saniye/saniyede/saniyelik dakika/dakikada/dakikalık saat/saatlik/saatte gün/günlük/günde hafta/haftalık/haftada ay/aylık/ayda yıl/yıllık/yılda/sene',
  and: 've',
  or: 'veya',
  percent: 'yüzde|yüzdesi',
  ago: 'önce',
  past: 'geçen geçtiğimiz',
  days: 'dün yarın',
  clock: 'saatte',
  counted:
    'soru* fikir* fikri* düşünce* seçenek* nokta* adım* satır* cümle* kelime* yol* şey* cevap* öneri* imkan* neden* dakika* sayfa* paragraf* not* konu* kısım* veya üç',
  asks: 'uygun mu|uygun|uyar mı|uyar|müsait*|olur mu|görüşebilir*|konuşabilir*|yapabilir*|ister misiniz|yazar mısınız|ne dersiniz|var mı|öneririm|öneriyorum|yanıtlayın|tercih*|mı|mi|mu|mü|misiniz|mısınız',
  offers:
    'görüşelim|konuşalım|planlayalım|teklifim|teklif geçerli*|teklifi geçerli*|ne zaman isterseniz|istediğiniz zaman|dilediğiniz|bana yazın|beni arayın|haber verin|bir satır yeter*|bir kelime yeter*|yanıtınızı bekl*|cevabınızı bekl*|davet ed*',
  calls: 'arama*|telefon*|aradı*|konuştuk|görüşme*|görüştük',
  meetings: 'toplantı*|buluş*|atölye*|demo*|ziyaret*|tanıştık',
  mails: 'e-posta*|mail*|yazdı*|mesaj*|yanıt*|cevap*',
  attachment: 'ekte|ekli|ekledim|ekliyorum|ek olarak gönder*|ekteki',
  discount: 'indirim*|ücretsiz*|bedava|bedelsiz|özel fiyat*|yarı fiyat*|deneme ayı|ücret almadan|ıskonto*',
  appointment:
    'sizi arayacağım|sizi ararım|görüşmek üzere saat|toplantımızı dört gözle|görüşmemizi dört gözle|toplantımızda görüşürüz|rezerve ettim|ayırttım|takvim daveti*|davet gönderildi|daveti gönderdim|buluşuyoruz|buluşacağız|ziyaret edeceğim|geleceğim|bir sonraki toplantımız|yaklaşan toplantımız',
  reference:
    'yardımcı olduk|yardım ettik|müşterilerimizden biri*|bir müşterimiz*|müşterilerimiz*|müşterimiz*|gibi müşteriler|vaka çalışması*|referans*|aynısını yaptık|benzer şirket*|benzer firma*|başka müşteri*|diğer müşteri*|pazar lideri*|ödüllü',
  titles: 'sayın bay bayan dr meslektaşınız iş arkadaşınız firması şirketi',
  says: 'söyledi yazdı belirtti sordu önerdi anlattı onayladı',
  does: 'kullanıyor kullandı tasarruf azalttı yarıya ikiye geçti güveniyor çalışıyor',
  greetings: 'merhaba|sayın|sevgili|günaydın|iyi günler|selam|merhabalar',
  closings:
    'saygılarımla|sevgiler|iyi çalışmalar|teşekkürler|teşekkür ederim|selamlar|iyi günler|en iyi dileklerimle|selamlarımla',
  capitals: 'siz* sayın bey hanım',
  nameEndings:
    "'ın 'in 'un 'ün 'nın 'nin 'nun 'nün 'a 'e 'ya 'ye 'ı 'i 'u 'ü 'yı 'yi 'yu 'yü 'da 'de 'ta 'te 'dan 'den 'tan 'ten 'la 'le 'yla 'yle 'daki 'deki 'taki 'teki",
  optOut: 'abonelikten çık*|bir daha yazmayacağım|tekrar yazmayacağım|almak istemiyorsanız|listeden çık*|yazmamamı',
  pressure:
    'hemen harekete geç*|sınırlı süre*|sınırlı teklif|son şans*|garanti*|garantili|risksiz|acil|acele edin|buraya tıklayın|kazanan*|ikiye katlay*|en ucuz*|en düşük fiyat*|mucize*|hemen satın al*|eşsiz fırsat*|devrim niteliğinde|bir numara*',
  self: 'ben beni bana benim bende',
  reader: 'siz sizi size sizin sizde sen seni sana senin biz bizi bize bizim',
};
