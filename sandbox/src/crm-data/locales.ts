/**
 * The country of a contact, with its names of people and places. Names in other scripts have a Latin form for mail
 * addresses.
 */
export type PersonName = { native: string; latin: string };
export type Place = { city: string; state: string; country: string; dial: string };
export type Locale = {
  weight: number;
  places: readonly Place[];
  first: readonly PersonName[];
  last: readonly PersonName[];
  familyFirst?: true;
};

const names = (list: string): PersonName[] =>
  list.split(', ').map((entry) => {
    const [native = '', latin = native] = entry.split('=');
    return { native, latin };
  });
const place = (city: string, state: string, country: string, dial: string): Place => ({ city, state, country, dial });

export const locales: readonly Locale[] = [
  {
    weight: 14,
    places: [
      place('Austin', 'Texas', 'United States', '+1 512'),
      place('Chicago', 'Illinois', 'United States', '+1 312'),
      place('Portland', 'Oregon', 'United States', '+1 503'),
      place('Raleigh', 'North Carolina', 'United States', '+1 919'),
      place('Denver', 'Colorado', 'United States', '+1 303'),
    ],
    first: names('Hannah, Marcus, Olivia, Jordan, Renee, Theodore, Alicia, Grant, Monique, Wesley, Priscilla, Dwayne'),
    last: names(
      "Whitfield, Calloway, Brennan, Ortega, Hughes, Vandermeer, Sutton, Delacroix, O'Connell, Pritchard, Washington, Feldman",
    ),
  },
  {
    weight: 10,
    places: [
      place('Manchester', 'England', 'United Kingdom', '+44 161'),
      place('Bristol', 'England', 'United Kingdom', '+44 117'),
      place('Edinburgh', 'Scotland', 'United Kingdom', '+44 131'),
      place('London', 'England', 'United Kingdom', '+44 20'),
      place('Dublin', 'Leinster', 'Ireland', '+353 1'),
    ],
    first: names('Imogen, Callum, Beatrice, Rhys, Niamh, Alistair, Siobhán, Dominic, Harriet, Euan'),
    last: names(
      "Ashworth, Featherstone-Haugh, Macleod, Pemberton, O'Sullivan, Thackeray, Langley, Wainwright, Murphy, Davenport",
    ),
  },
  {
    weight: 9,
    places: [
      place('Hamburg', 'Hamburg', 'Germany', '+49 40'),
      place('Stuttgart', 'Baden-Württemberg', 'Germany', '+49 711'),
      place('München', 'Bayern', 'Germany', '+49 89'),
      place('Zürich', 'Zürich', 'Switzerland', '+41 44'),
      place('Wien', 'Wien', 'Austria', '+43 1'),
    ],
    first: names(
      'Jürgen=Juergen, Annika, Matthias, Käthe=Kaethe, Lukas, Friederike, Björn=Bjoern, Sabine, Tobias, Ulrike',
    ),
    last: names(
      'Müller-Lüdenscheidt=Mueller-Luedenscheidt, Schäfer=Schaefer, Groß=Gross, von Hohenstein, Vogt, Brückner=Brueckner, Zimmermann, Kowalke, Steinbrecher, Hofstätter=Hofstaetter',
    ),
  },
  {
    weight: 7,
    places: [
      place('Göteborg', 'Västra Götaland', 'Sweden', '+46 31'),
      place('Stockholm', 'Stockholm', 'Sweden', '+46 8'),
      place('Aarhus', 'Midtjylland', 'Denmark', '+45 86'),
      place('Bergen', 'Vestland', 'Norway', '+47 55'),
      place('Tampere', 'Pirkanmaa', 'Finland', '+358 3'),
    ],
    first: names('Åsa=Asa, Henrik, Saga, Mikkel, Solveig, Jukka, Maja, Torbjørn=Torbjorn, Freja, Aino'),
    last: names(
      'Lindqvist, Söderström=Soderstrom, Østergaard=Ostergaard, Nygård=Nygard, Hæstad=Haestad, Virtanen, Bergström=Bergstrom, Kjeldsen, Mäkinen=Makinen, Dahl',
    ),
  },
  {
    weight: 7,
    places: [
      place('Lyon', 'Auvergne-Rhône-Alpes', 'France', '+33 4'),
      place('Paris', 'Île-de-France', 'France', '+33 1'),
      place('Bruxelles', 'Bruxelles-Capitale', 'Belgium', '+32 2'),
      place('Montréal', 'Québec', 'Canada', '+1 514'),
      place('Genève', 'Genève', 'Switzerland', '+41 22'),
    ],
    first: names(
      'Clémence=Clemence, François=Francois, Anaïs=Anais, Jean-Baptiste, Hélène=Helene, Loïc=Loic, Maëlle=Maelle, Gaël=Gael, Océane=Oceane, Rémi=Remi',
    ),
    last: names(
      'Dubois, Lefèvre=Lefevre, de La Rochefoucauld-Montbel=delarochefoucauld, Moreau, Bénard=Benard, Carpentier, Gagné=Gagne, Tremblay, Noël=Noel, Charpentier',
    ),
  },
  {
    weight: 8,
    places: [
      place('Barcelona', 'Cataluña', 'Spain', '+34 93'),
      place('Valencia', 'Comunidad Valenciana', 'Spain', '+34 96'),
      place('Ciudad de México', 'CDMX', 'Mexico', '+52 55'),
      place('Bogotá', 'Cundinamarca', 'Colombia', '+57 1'),
      place('Santiago', 'Región Metropolitana', 'Chile', '+56 2'),
    ],
    first: names(
      'Lucía=Lucia, Joaquín=Joaquin, Begoña=Begona, Andrés=Andres, Ximena, Íñigo=Inigo, María José=Mariajose, Sebastián=Sebastian, Rocío=Rocio, Álvaro=Alvaro',
    ),
    last: names(
      'Fernández de Córdoba y Álvarez de Toledo=fernandezdecordoba, Núñez=Nunez, Ibáñez=Ibanez, Herrera, Castañeda=Castaneda, Muñoz=Munoz, Quiroga, Peña=Pena, Zúñiga=Zuniga, Montenegro',
    ),
  },
  {
    weight: 5,
    places: [
      place('São Paulo', 'SP', 'Brazil', '+55 11'),
      place('Porto Alegre', 'RS', 'Brazil', '+55 51'),
      place('Lisboa', 'Lisboa', 'Portugal', '+351 21'),
      place('Porto', 'Porto', 'Portugal', '+351 22'),
    ],
    first: names(
      'João=Joao, Conceição=Conceicao, Thiago, Inês=Ines, Caetano, Letícia=Leticia, Gonçalo=Goncalo, Beatriz',
    ),
    last: names(
      'Guimarães=Guimaraes, Araújo=Araujo, Magalhães=Magalhaes, da Conceição Nascimento=nascimento, Simões=Simoes, Bragança=Braganca, Falcão=Falcao, Vasconcelos',
    ),
  },
  {
    weight: 5,
    places: [
      place('Warszawa', 'Mazowieckie', 'Poland', '+48 22'),
      place('Kraków', 'Małopolskie', 'Poland', '+48 12'),
      place('Brno', 'Jihomoravský kraj', 'Czechia', '+420 5'),
      place('Budapest', 'Budapest', 'Hungary', '+36 1'),
    ],
    first: names(
      'Małgorzata=Malgorzata, Paweł=Pawel, Zuzana, Łukasz=Lukasz, Kateřina=Katerina, Ágnes=Agnes, Wojciech, Jiří=Jiri',
    ),
    last: names(
      'Wiśniewska=Wisniewska, Błaszczykowski=Blaszczykowski, Dvořák=Dvorak, Szczepańska=Szczepanska, Horváth=Horvath, Nowotný=Novotny, Grzegorczyk, Kovács=Kovacs',
    ),
  },
  {
    weight: 6,
    places: [
      place('上海', '上海市', 'China', '+86 21'),
      place('深圳', '广东省', 'China', '+86 755'),
      place('臺北', '臺北市', 'Taiwan', '+886 2'),
      place('香港', '香港', 'Hong Kong', '+852 2'),
    ],
    first: names(
      '小明=Xiaoming, 欣怡=Xinyi, 建國=Jianguo, 婷婷=Tingting, 浩然=Haoran, 雅雯=Yawen, 志強=Zhiqiang, 思琪=Siqi',
    ),
    last: names('王=Wang, 李=Li, 陳=Chen, 张=Zhang, 林=Lin, 歐陽=Ouyang, 黃=Huang, 周=Zhou'),
    familyFirst: true,
  },
  {
    weight: 3,
    places: [place('東京', '東京都', 'Japan', '+81 3'), place('大阪', '大阪府', 'Japan', '+81 6')],
    first: names('美咲=Misaki, 健太=Kenta, さくら=Sakura, 大輔=Daisuke, 由美子=Yumiko'),
    last: names('佐藤=Sato, 鈴木=Suzuki, 高橋=Takahashi, 渡辺=Watanabe'),
    familyFirst: true,
  },
  {
    weight: 2,
    places: [place('서울', '서울특별시', 'South Korea', '+82 2'), place('부산', '부산광역시', 'South Korea', '+82 51')],
    first: names('서연=Seoyeon, 민준=Minjun, 지우=Jiwoo, 하은=Haeun'),
    last: names('김=Kim, 박=Park, 이=Lee, 최=Choi'),
    familyFirst: true,
  },
  {
    weight: 7,
    places: [
      place('دبي', 'دبي', 'United Arab Emirates', '+971 4'),
      place('الرياض', 'الرياض', 'Saudi Arabia', '+966 11'),
      place('القاهرة', 'القاهرة', 'Egypt', '+20 2'),
      place('عمّان', 'عمّان', 'Jordan', '+962 6'),
    ],
    first: names('ليلى=Layla, أحمد=Ahmed, فاطمة=Fatima, خالد=Khalid, نورة=Noura, عمر=Omar, مريم=Maryam, يوسف=Yousef'),
    last: names(
      'الحربي=Alharbi, المنصوري=Almansoori, حداد=Haddad, عبد الرحمن=Abdulrahman, النجار=Alnajjar, السيد=Elsayed, القحطاني=Alqahtani, خوري=Khoury',
    ),
  },
  {
    weight: 5,
    places: [
      place('Київ', 'Київ', 'Ukraine', '+380 44'),
      place('София', 'София-град', 'Bulgaria', '+359 2'),
      place('Београд', 'Београд', 'Serbia', '+381 11'),
      place('Алматы', 'Алматы', 'Kazakhstan', '+7 727'),
    ],
    first: names(
      'Олена=Olena, Дмитро=Dmytro, Светлана=Svetlana, Никола=Nikola, Айгерим=Aigerim, Ярослав=Yaroslav, Милица=Milica, Борис=Boris',
    ),
    last: names(
      'Шевченко=Shevchenko, Коваленко=Kovalenko, Петров=Petrov, Јовановић=Jovanovic, Нурланова=Nurlanova, Димитрова=Dimitrova, Бондаренко=Bondarenko, Станковић=Stankovic',
    ),
  },
  {
    weight: 4,
    places: [
      place('Αθήνα', 'Αττική', 'Greece', '+30 21'),
      place('Θεσσαλονίκη', 'Κεντρική Μακεδονία', 'Greece', '+30 231'),
      place('Λευκωσία', 'Λευκωσία', 'Cyprus', '+357 22'),
    ],
    first: names('Ελένη=Eleni, Γιώργος=Giorgos, Κατερίνα=Katerina, Νίκος=Nikos, Σοφία=Sofia, Δημήτρης=Dimitris'),
    last: names(
      'Παπαδοπούλου=Papadopoulou, Γεωργίου=Georgiou, Οικονόμου=Oikonomou, Παπακωνσταντίνου=Papakonstantinou, Νικολαΐδης=Nikolaidis, Αλεξίου=Alexiou',
    ),
  },
  {
    weight: 5,
    places: [place('İstanbul', 'İstanbul', 'Türkiye', '+90 212'), place('İzmir', 'İzmir', 'Türkiye', '+90 232')],
    first: names('Ayşe=Ayse, Çağlar=Caglar, Gülşah=Gulsah, Emre, Özlem=Ozlem, Barış=Baris'),
    last: names('Yıldırım=Yildirim, Öztürk=Ozturk, Çelik=Celik, Şahin=Sahin, Gündoğdu=Gundogdu, Karagöz=Karagoz'),
  },
  {
    weight: 3,
    places: [place('תל אביב', 'מחוז תל אביב', 'Israel', '+972 3'), place('חיפה', 'מחוז חיפה', 'Israel', '+972 4')],
    first: names('נועה=Noa, איתי=Itay, תמר=Tamar, יונתן=Yonatan'),
    last: names('כהן=Cohen, לוי=Levi, מזרחי=Mizrahi, פרידמן=Friedman'),
  },
  {
    weight: 6,
    places: [
      place('Mumbai', 'Maharashtra', 'India', '+91 22'),
      place('Bengaluru', 'Karnataka', 'India', '+91 80'),
      place('Singapore', 'Singapore', 'Singapore', '+65 6'),
      place('Kuala Lumpur', 'Wilayah Persekutuan', 'Malaysia', '+60 3'),
    ],
    first: names(
      'Priya, Arjun, Ananya, Rohan, अदिति=Aditi, Venkatanarasimharajuvaripeta=Venkat, Meera, Wei Jie=Weijie',
    ),
    last: names('Krishnamurthy, Subramaniam, Iyer, शर्मा=Sharma, Deshpande, Tan, Balasubramanian, Chatterjee'),
  },
  {
    weight: 5,
    places: [
      place('Lagos', 'Lagos', 'Nigeria', '+234 1'),
      place('Nairobi', 'Nairobi', 'Kenya', '+254 20'),
      place('Cape Town', 'Western Cape', 'South Africa', '+27 21'),
      place('Accra', 'Greater Accra', 'Ghana', '+233 30'),
    ],
    first: names('Chidinma, Kwame, Wanjiru, Thabo, Adébáyò=Adebayo, Nomvula, Zawadi, Tunde'),
    last: names('Okonkwo, Mensah, Njoroge, Mokoena, Adéyẹmí=Adeyemi, van der Westhuizen, Abubakar, Dlamini'),
  },
];
