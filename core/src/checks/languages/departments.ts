/**
 * What somebody is responsible for, in all languages of which names for positions are known: beginnings of words, and whole
 * words of up to three letters.
 */
export const departments: readonly string[] = [
  'sales|vertrieb|verkauf|vente|commercial|comercial|commercieel|commerciële|commerciale|venta|venda|vendit|verkoop|vânz|sprzeda|handlow|försälj|sälj|wholesale|grosshandel|großhandel|営業|販売|销售|业务|営業部',
  'market|markt|mercadeo|mercado|marknad|brand|markenf|cmo|マーケティング|宣伝|市场|营销|品牌',
  'communication|kommunikation|comunica|communicatie|komunika|press|presse|prensa|imprensa|stampa|öffentlichkeit|広報|传播|公关|宣传',
  'human|resources|hr|personal|personnel|people|talent|recruit|recrut|humaine|rh|drh|humanos|umane|risorse|zasob|kadr|rekryter|personeel|chro|人事|総務人事|人力|招聘',
  'finance|financ|finanz|financi|finans|ekonomi|tesor|treasur|account|accounting|buchhalt|rechnungswesen|compta|contab|boekhoud|księgow|経理|財務|财务|会计|cfo|daf',
  'technolog|technical|technik|technisch|technique|techni|técnic|tecnic|tehnic|teknik|teknisk|技術|技术|cto',
  'it|informatic|informatik|informatique|informátic|informatyk|dsi|cio|digital|data|daten|情報|システム|信息|数字',
  'production|produktion|producció|produção|produkcj|produzion|producți|productie|fertig|manufact|fabricat|fabbric|werk|plant|usine|planta|fabryk|fabrik|tillverk|製造|生産|工場|生产|制造|厂',
  'operation|coo|operativ|operacion|operaç|operaz|operaț|operac|exploit|betrieb|bedrijfs|drift|運営|運用|运营',
  'purchas|procure|buying|einkauf|achat|compras|acquist|inkoop|achiz|zakup|inköp|購買|調達|仕入|采购',
  'logisti|supply|warehous|lager|entrep|almac|magazz|magazijn|depozit|magazyn|transport|spedi|物流|倉庫|仓储',
  'quality|qualität|qualit|calidad|qualidade|kwaliteit|calitat|jakoś|kvalitet|品質|质量|品质',
  'research|forschung|recherche|investigac|pesquisa|ricerca|onderzoek|cercet|badaw|forskning|development|entwickl|développ|desarroll|desenvolv|svilupp|ontwikkel|dezvolt|rozwoj|utveckl|開発|研究|研发',
  'engineer|ingenieur|ingénieur|ingenier|engenhar|ingegner|inginer|inżynier|ingenjör|konstruk|constructeur|エンジニア|工程',
  'legal|recht|jurist|jurid|juríd|giurid|prawn|lawyer|anwalt|avocat|abogad|advogad|avvocat|advocaat|advokat|法務|法务',
  'train|ausbildung|formation|formaci|formaç|formazion|opleid|formar|szkole|utbildning|apprent|研修|教育|培训',
  'customer|kunden|client|kund|klant|klient|service|kundendienst|support|カスタマー|顧客|客服|客户',
  'medical|medizin|médic|medic|medyczn|medicin|clinical|klinik|医',
  'estate|immobil|inmobil|imobil|vastgoed|nieruchom|fastighet|不動産|地产',
  'export|international|overseas|global|海外|国際|国际|出口|输出',
  'council|betriebsrat|ondernemingsraad|związk|fack|労働組合|工会',
  'reception|empfang|accueil|accoglien|ricevim|recep|recept|フロント|前台',
  'housekeep|hauswirtsch|gouvern|gobern|governant|huishoud|husfru|客房',
  'kitchen|küche|cuisin|cocina|cozinh|cucin|keuken|bucăt|kuchni|kök|料理|厨',
  'event|veranstalt|événement|evento|evenement|eveniment|wydarze|banquet|宴会|イベント|活动',
  'safety|security|sicherheit|sécurité|segur|sicurezz|veilig|sigur|bezpiecz|säkerhet|安全',
  'board|vorstand|aufsichtsrat|directoire|zarząd|styrelse|bestuurslid',
  'site|bau|chantier|obra|cantier|bouw|șantier|budow|bygg|construction|construc|工事|工程部',
];

/** Those that Chinese and Japanese texts write before a position, the longest first. */
export const asianDepartments: readonly string[] = departments
  .flatMap((list) => list.split('|'))
  .filter((word) => /\p{Script=Han}|\p{Script=Katakana}/u.test(word))
  .toSorted((a, b) => b.length - a.length);
