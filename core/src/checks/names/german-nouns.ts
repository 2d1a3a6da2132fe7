/**
 * German capitalises every noun, so a capital says nothing. A word is taken for a noun if it ends as nouns do, or in one of
 * the nouns that sales emails are made of; a compound ends in its last part.
 */
const endings =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ion|ionen|tat|taten|ment|mente|ments|ismus|nis|nisse|nissen|tum|ling|linge|chen|lein|anz|anzen|enz|enzen|ik|iken|ur|uren|age|agen|eur|eure|euren|ent|enten|ist|isten|ing|ings|ler|lern|ner|nern|nerin|erin|erinnen|tor|toren|ware|zeug|wesen|ei|eien|ie|ien|ssen|igen|ierung)$/;

const heads = new RegExp(
  `(?:${(
    'abend abende ablauf ablaufe abschluss absprache abteilung agenda aktion alltag anfang anfrage anfragen angabe angaben angebot angebote angebots anliegen anruf anrufe ansatz ansatze antwort antworten anzahl app apps arbeit arbeiten art arten artikel aufbau aufgabe aufgaben auftrag auftrage auftritt aufwand auge augen ausblick ausgabe ausgaben austausch auswahl ' +
    'bad bank basis bau bedarf beginn begriff beispiel beispiele beitrag beitrage bereich bereiche bericht berichte besuch besuche besucher betrag betrage betrieb betriebe bild bilder bitte blick board boden botschaft branche branchen brief briefe browser buch budget budgets buro bundel ' +
    'call chance chancen chat checkliste checkout code content ' +
    'dame damen dank datei daten datum deal demo design detail details deutsch dienst dienste ding dinge dokument dokumente druck ' +
    'ecke einblick einblicke eindruck einfluss einkauf einsatz einstieg ende endkunden engpass entwurf entwurfe erfolg erfolge ergebnis ergebnisse ersatz etat event events experte experten extra ' +
    'fach fall falle faktor farbe fazit fehler feld felder fenster filiale filialen film firma firmen fokus folge folgen form formen formular formulare frage fragen freitag freude freund frist fristen fruhjahr fuss ' +
    'gang gast gaste gebiet geld geschaft geschafte gesicht gesprach gesprache gesprachs gewicht gewinn grad grosse grund grunde gruppe gruppen gruss grusse ' +
    'halfte hand handel hande handler handy haus hause herbst herr herren herz hilfe hinblick hintergrund hinweis hinweise hohe hotel ' +
    'idee ideen impuls impulse inhalt inhalte interesse ' +
    'jahr jahre jahren jahres januar job juli juni ' +
    'kampagne kampagnen kanal kanale kapazitat karte karten kasse kauf kaufer kennzahl kern klarheit klick klicks kollege kollegen kollegin kolleginnen kommentar kontakt kontakte konto konzept konzepte kopf kosten kraft kreis kunde kunden kundin kundinnen kurs ' +
    'lager lage lager land lander laden leben leistung leiter leiterin leute liste listen link links logo losung losungen luft lust ' +
    'mail mails mal male mangel markt markte marke marken mass material mehr meldung mensch menschen merkmal messe messen meinung minute minuten mitarbeiter mittag mitte mittel modell moment monat monate monaten montag morgen motto muster ' +
    'nachmittag nachricht nachrichten name namen netz news niveau note notiz notizen nutzen nutzer ' +
    'objekt offerte online option ordnung ort orte ' +
    'paket pakete partner partnern partnerin patient patienten pause person personen pflege phase phasen pilot plan plane planen platz platze plattform portal portale position post potenzial praxis preis preise preisen presse priorisierung problem probleme produkt produkte produkten prof prozent prozess prozesse projekt projekte projekts projekten prototyp punkt punkte punkten ' +
    'quartal quartals quelle quellen ' +
    'rahmen rand rat raum raume recht rechner rechnung rede regel regeln region reihe reise relaunch rest rolle rollen ruckfrage ruckfragen ruckmeldung ruckruf ruhe runde ' +
    'sache sachen satz satze saison schluss schritt schritte schritten schutz seite seiten sekunde sekunden service shop shops sicherheit sicht sinn situation sitz skizze software sommer sorge sorgen sparte spiel sprache stadt stand standort standorte stelle stellen stellenwert start statt stichwort stimme stock strategie strecke stuck studie stunde stunden suche support system systeme ' +
    'tag tage tagen tages team teams technik teil teile telefon telefonat termin termine test tests text texte thema themen tipp tipps tisch titel tool tools ton traffic trend tur ' +
    'uberblick umbau umfang umsatz umstieg umzug unternehmen unterlage unterlagen unterschied ursache urlaub ' +
    'vergleich vergleiche verkauf verkaufer verkehr verlust verlauf version vertrag vertrage vertrieb vertriebs video vorfeld vorgang vorgehen vorhaben vorjahr vorschlag vorschlage vorsprung vorteil vorteile ' +
    'wahl wandel ware warten wartezeit web website websites webseite wechsel weg wege weile weise welt werk werke wert werte wettbewerb wettbewerber wissen winter woche wochen wort worte worter wunsch wunsche workshop ' +
    // Nouns of everyday life. Those that end surnames or towns, such as "Wald" and "Stern", are left out.
    'achtung ahnung anblick anlass anlasse anlage anlagen annahme annahmen anschluss ansicht anteil anteile aufnahme aufnahmen ausnahme ausnahmen ausweg ' +
    'balken bauch baustelle bein beine besen bestand bestande blatter blech blume blumen boot boote brille bruch brucke buche buchse bude daumen deckel draht duft dunst ' +
    'eile eimer eingang eintritt eltern fahne fahrt fahrten farben feier feiern finger flasche flaschen fleiss foto fotos frauen freigabe freigaben frucht fruchte frust futter ' +
    'gabe gaben geduld gefahr gefallen gefuhl gefuhle gehalt gemuse genuss gerat gerate geruch geschenk geschenke geschirr geschmack gesetz gesetze gewerbe gluck griff griffe ' +
    'haare hefe heft hefte herzen hitze hunger jubilaum jugend jungen kabel kaffee kante kanten karton kartons kasten katze kinder kindern kissen kiste kisten klang klange klasse klassen kleber kleidung koffer kuche kuchen kunst ' +
    'laune larm leder lehre leim leiste liebe lied lieder linie loch locher lob luge magen mappe maschine maschinen massnahme massnahmen mehl menge mengen messer metall miete milch minuter ' +
    'nachfrage nachwuchs natur nebel nerven ofen ohren papier papiere pappe pech personal pfanne pflanze pflanzen platte platten polster probe proben pulver pumpe pumpen quatsch ' +
    'regal regale respekt riss risse rohre saal sack saft schatten scheibe scheiben scherbe scherben schicht schichten schilder schlauch schnee schnitt schrank schraube schrauben schuhe schuld schule schulen sekt siegel spass spende spitze spur spuren staub stapel stich stille stolz strasse strassen strecken ' +
    'tafel takt tante tasche taschen tasse tausch teilnahme teller tempo tiefe tiere topfe traum traume treppe treue trick trost tuch tucher umgang umschlag unfall vater verstand versuch versuche vorrat vorrate vorsicht vorstand ' +
    'waage wagen wande wanne wasche wasser weine wette wetter wiese winkel witz wolle worten wunder wurst wurzel zaun zeichen zelle zellen zettel zimmer zoll zorn zucker zug zuge zunge zungen zuschlag zuschuss zuschusse ' +
    'zahl zahlen zeile zeilen zeit zeiten zeitraum zentrale ziel ziele zielen zufall zugang zugriff zukunft zusage zustand zweck zweifel zwischenstand lesen schreiben sprechen gehen kommen arbeiten treffen essen denken'
  )
    .split(' ')
    .join('|')})$`,
);

/** Whether a folded, capitalised German word is likely an ordinary noun. */
export function isGermanNoun(folded: string): boolean {
  return (
    folded.length > 3 &&
    (endings.test(folded) || heads.test(folded) || (folded.endsWith('s') && heads.test(folded.slice(0, -1))))
  );
}

/** Nouns after which a name stands: "Agentur Nordlicht". */
export const namedThings = new Set(
  'gruppe agentur firma hotel kollege kollegen kollegin kunde kunden kundin partner unternehmen konzern stadtwerke klinik klinikum brauerei verlag bank marke hersteller handler spedition reederei versicherung hochschule universitat messe'.split(
    ' ',
  ),
);
