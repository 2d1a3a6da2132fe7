/** Capitalised words that every sales email may use and that say nothing about anybody. */
export const ordinaryTerms: ReadonlySet<string> = new Set(
  (
    'i hubspot linkedin google zoom teams meet whatsapp skype slack excel powerpoint word outlook pdf crm seo sea sem ux ui cms erp api kpi kpis roi ' +
    'ht ttc tva vat iva mwst ust pvn btw tax ean gps led lcd sns sms iso usb seo b2b b2c saas faq qa qr it hr ceo cfo cto cmo coo cio vp pr usp gdpr dsgvo rgpd ai ki ia qr pin sim wc ok asap eod fyi ps cc tbd url html css js ' +
    'eu ue uk usa us ee uu eua sua uae uk mena dach emea apac europe european europa europas asia africa america american british nordic nordics scandinavia gulf ' +
    'english german french spanish portuguese swedish danish norwegian finnish polish czech hungarian greek turkish arabic hebrew hindi chinese japanese korean russian ukrainian ' +
    // Dutch capitalises the names of languages and of people of a country, as English does.
    'nederlands nederlandse duits duitse engels engelse frans franse spaans spaanse italiaans italiaanse portugees portugese pools poolse turks turkse vlaams vlaamse belgisch belgische zwitserse russisch russische oekraiens oekraiense arabisch arabische marokkaans marokkaanse roemeens roemeense bulgaarse grieks griekse chinees chinese japans japanse deens deense zweeds zweedse noors noorse europees europese amerikaans amerikaanse brits britse ' +
    'belgian dutch swiss austrian irish scottish welsh canadian australian mexican brazilian indian romanian bulgarian croatian serbian slovak slovenian korean thai vietnamese ' +
    'christmas easter ramadan eid diwali internet wi-fi wifi brexit covid corona gmt cet cest avg rodo lgpd siret nip regon kvk nif cif cui web app email mail call demo workshop team plan b c d am pm nr no tel'
  ).split(' '),
);

/** Days and seasons that people wish one another well for, or name as a date: no source has to know of them. */
export const feasts: ReadonlySet<string> = new Set(
  (
    "thanksgiving labor labour memorial veterans presidents juneteenth halloween valentine valentines valentine's patrick patrick's lent advent hanukkah yom kippur bank holiday boxing new year year's july fourth " +
    'ostern osterfest osterferien pfingsten weihnachten weihnacht weihnachtsfest weihnachtszeit neujahr silvester fasching karneval fronleichnam himmelfahrt allerheiligen sommerferien herbstferien ' +
    'paques noel pentecote ascension toussaint assomption nouvel an ' +
    'semana santa pascua pascuas navidad navidades reyes magos ano nuevo puente pilar ' +
    'pasqua pasquetta natale anno nuovo ferragosto capodanno epifania befana ognissanti liberazione ' +
    'pasen paasdagen kerst kerstmis kerstdagen pinksteren hemelvaart hemelvaartsdag koningsdag sinterklaas oud nieuw jaar prinsjesdag ' +
    'pascoa natal carnaval reveillon sao joao corpus christi ano novo ' +
    'wielkanoc wielkanocy swiat swieta swietami bozego narodzenia boze narodzenie nowego roku nowy rok majowka ' +
    'pask pasken jul julen midsommar lucia valborg nyar pinse grundlovsdag jol ' +
    'paste pasti pastele craciun craciunul rusalii sarbatori anul nou'
  ).split(' '),
);

/** Signs of a company at the end, or the beginning, of its name; folded. */
export const companyForms: ReadonlySet<string> = new Set(
  'inc ltd llc llp plc corp corporation co company gmbh ag kg ohg ug se ab as a/s aps oy oyj sa sas sarl sl slu spa srl bv nv lda ltda eireli sp.zoo kft zrt nyrt bt s.r.o sro a.s ooo ооо оао ао тов прат еоод оод ад д.о.о доо αε α.ε επε a.ş aş şti group holding partners industries logistics retail clinics hotels bank labs studios consulting solutions systems technologies'.split(
    ' ',
  ),
);
