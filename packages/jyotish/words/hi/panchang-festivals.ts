// Hindi names of festivals and vrats, and the sentences that say which rule decided a date.
import { type Catalogue, wordsOf } from '../render.ts'
import { HINDI } from './language.ts'
import { PANCHANG_WORDS } from './panchang.ts'

const NAMES =
  'chandra_darshan: चंद्र दर्शन; cheti_chand: चेटी चंड; bathukamma: बतुकम्मा आरंभ; bonalu: बोनालु; nuakhai: नुआखाई; jyeshtha_gauri_avahana: ज्येष्ठा गौरी आवाहन; jyeshtha_gauri: ज्येष्ठा गौरी पूजन; jyeshtha_gauri_visarjana: ज्येष्ठा गौरी विसर्जन; chhath_nahay_khay: छठ, नहाय-खाय; chhath_kharna: छठ, खरना; chhath_usha_arghya: छठ, उषा अर्घ्य; hola_mohalla: होला मोहल्ला; samvatsari: संवत्सरी; lakshmi_panchami: लक्ष्मी पंचमी; ashokashtami: अशोकाष्टमी; swaminarayan_jayanti: स्वामीनारायण जयंती; ananga_trayodashi: अनंग त्रयोदशी; rambha_tritiya: रंभा तृतीया; aranya_shashthi: अरण्य षष्ठी; snana_yatra: स्नान यात्रा; vaivasvata_saptami: वैवस्वत सप्तमी; bahuda_yatra: बहुड़ा यात्रा; jaya_parvati_vrat: जया पार्वती व्रत; kokila_vrat: कोकिला व्रत; narali_purnima: नारली पूर्णिमा; hayagriva_jayanti: हयग्रीव जयंती; gayatri_japam: गायत्री जपम; bahula_chaturthi: बहुला चतुर्थी; shitala_satam: शीतला सातम; lalita_saptami: ललिता सप्तमी; mahalakshmi_vrat: महालक्ष्मी व्रत आरंभ; bhuvaneshvari_jayanti: भुवनेश्वरी जयंती; ayudha_puja: आयुध पूजा; saraswati_puja_south: सरस्वती पूजा (दक्षिण); padmanabha_dwadashi: पद्मनाभ द्वादशी; kojagara_puja: कोजागर पूजा; yama_deepam: यम दीपम; bali_pratipada: बलि प्रतिपदा; chitragupta_puja: चित्रगुप्त पूजा; nagula_chavithi: नागुल चविति; jagaddhatri_puja: जगद्धात्री पूजा; kansa_vadh: कंस वध; yogeshwara_dwadashi: योगेश्वर द्वादशी; subrahmanya_shashthi: सुब्रह्मण्य षष्ठी; matsya_dwadashi: मत्स्य द्वादशी; tripura_bhairavi_jayanti: त्रिपुर भैरवी जयंती; shakambhari_navratri: शाकंभरी नवरात्रि आरंभ; bhishma_dwadashi: भीष्म द्वादशी; lalita_jayanti: ललिता जयंती; narasimha_dwadashi: नरसिंह द्वादशी; bhratri_dwitiya: भ्रातृ द्वितीया; sheetala_saptami: शीतला सप्तमी; arudra_darshan: आरुद्रा दर्शन; masi_magam: मासि मगम; panguni_uthiram: पंगुनि उत्तिरम; ramanuja_jayanti: रामानुज जयंती; vaikasi_visakam: वैकासि विशाखम; aadi_pooram: आडि पूरम; pana_sankranti: पणा संक्रांति; bohag_bihu: बोहाग बिहू; kati_bihu: काति बिहू; magh_bihu: माघ बिहू (भोगाली बिहू); rigveda_upakarma: ऋग्वेद उपाकर्म; samaveda_upakarma: सामवेद उपाकर्म; bhogi: भोगी; mattu_pongal: मट्टू पोंगल; kaanum_pongal: काणुम पोंगल; mesha_sankranti: मेष संक्रांति; vrishabha_sankranti: वृषभ संक्रांति; mithuna_sankranti: मिथुन संक्रांति; karka_sankranti: कर्क संक्रांति; simha_sankranti: सिंह संक्रांति; kanya_sankranti: कन्या संक्रांति; tula_sankranti: तुला संक्रांति; vrishchika_sankranti: वृश्चिक संक्रांति; dhanu_sankranti: धनु संक्रांति; kumbha_sankranti: कुंभ संक्रांति; mina_sankranti: मीन संक्रांति; matsya_jayanti: मत्स्य जयंती; mahavir_jayanti: महावीर जयंती; vallabhacharya_jayanti: वल्लभाचार्य जयंती; surdas_jayanti: सूरदास जयंती; baglamukhi_jayanti: बगलामुखी जयंती; kurma_jayanti: कूर्म जयंती; narada_jayanti: नारद जयंती; maharana_pratap_jayanti: महाराणा प्रताप जयंती; dhumavati_jayanti: धूमावती जयंती; mahesh_navami: महेश नवमी; gayatri_jayanti: गायत्री जयंती; kalki_jayanti: कल्कि जयंती; agrasen_jayanti: अग्रसेन जयंती; madhvacharya_jayanti: मध्वाचार्य जयंती; meerabai_jayanti: मीराबाई जयंती; annapurna_jayanti: अन्नपूर्णा जयंती; narmada_jayanti: नर्मदा जयंती; yashoda_jayanti: यशोदा जयंती; shabari_jayanti: शबरी जयंती; janaki_jayanti: जानकी जयंती; dayananda_saraswati_jayanti: दयानंद सरस्वती जयंती; ramakrishna_jayanti: रामकृष्ण जयंती; gaura_purnima: गौर पूर्णिमा; lakshmi_jayanti: लक्ष्मी जयंती; ashadha_gupt_navratri: आषाढ़ गुप्त नवरात्रि आरंभ; magha_gupt_navratri: माघ गुप्त नवरात्रि आरंभ; yajurveda_upakarma: आवणि अवित्तम (यजुर्वेद उपाकर्म); durga_shashthi: दुर्गा पूजा, षष्ठी; durga_saptami: दुर्गा पूजा, सप्तमी; sandhi_puja: दुर्गा पूजा, संधि पूजा; kali_chaudas: काली चौदस; south_deepavali: दक्षिण दीपावली; soora_samharam: सूर संहारम; thaipusam: तैपूसम; karthigai_deepam: कार्तिगै दीपम; vaikuntha_ekadashi: वैकुंठ एकादशी; poila_boishakh: पोइला बोइशाख; shraddha_purnima: पूर्णिमा श्राद्ध; shraddha_pratipada: प्रतिपदा श्राद्ध; shraddha_dwitiya: द्वितीया श्राद्ध; shraddha_tritiya: तृतीया श्राद्ध; shraddha_chaturthi: चतुर्थी श्राद्ध; shraddha_panchami: पंचमी श्राद्ध; shraddha_shashthi: षष्ठी श्राद्ध; shraddha_saptami: सप्तमी श्राद्ध; shraddha_ashtami: अष्टमी श्राद्ध; shraddha_navami: नवमी श्राद्ध; shraddha_dashami: दशमी श्राद्ध; shraddha_ekadashi: एकादशी श्राद्ध; shraddha_dwadashi: द्वादशी श्राद्ध; shraddha_trayodashi: त्रयोदशी श्राद्ध; shraddha_chaturdashi: चतुर्दशी श्राद्ध; chaitra_navratri: चैत्र नवरात्रि आरंभ; ugadi: उगादि; gudi_padwa: गुड़ी पड़वा; gangaur: गणगौर; yamuna_chhath: यमुना छठ; rama_navami: राम नवमी; hanuman_jayanti: हनुमान जयंती; akshaya_tritiya: अक्षय तृतीया; parashurama_jayanti: परशुराम जयंती; shankaracharya_jayanti: शंकराचार्य जयंती; ganga_saptami: गंगा सप्तमी; sita_navami: सीता नवमी; narasimha_jayanti: नरसिंह जयंती; buddha_purnima: बुद्ध पूर्णिमा; vat_savitri: वट सावित्री व्रत; shani_jayanti: शनि जयंती; ganga_dussehra: गंगा दशहरा; vat_purnima: वट पूर्णिमा व्रत; kabir_jayanti: कबीर जयंती; rath_yatra: जगन्नाथ रथ यात्रा; guru_purnima: गुरु पूर्णिमा; hariyali_amavasya: हरियाली अमावस्या; hariyali_teej: हरियाली तीज; nag_panchami: नाग पंचमी; tulsidas_jayanti: तुलसीदास जयंती; raksha_bandhan: रक्षा बंधन; varalakshmi_vrat: वरलक्ष्मी व्रत; kajari_teej: कजरी तीज; hala_shashthi: हल षष्ठी; janmashtami: कृष्ण जन्माष्टमी; pithori_amavasya: पिठोरी अमावस्या; hartalika_teej: हरतालिका तीज; varaha_jayanti: वराह जयंती; ganesh_chaturthi: गणेश चतुर्थी; rishi_panchami: ऋषि पंचमी; radha_ashtami: राधा अष्टमी; vamana_jayanti: वामन जयंती; anant_chaturdashi: अनंत चतुर्दशी; onam: ओणम; rohini_vrat: रोहिणी व्रत; masik_karthigai: मासिक कार्तिगै; pitru_paksha: पितृ पक्ष आरंभ; jivitputrika: जीवित्पुत्रिका व्रत; sarva_pitru_amavasya: सर्व पितृ अमावस्या; sharad_navratri: शरद नवरात्रि आरंभ; lalita_panchami: ललिता पंचमी; durga_ashtami: दुर्गा अष्टमी; maha_navami: महा नवमी; dussehra: दशहरा (विजयादशमी); sharad_purnima: शरद पूर्णिमा; valmiki_jayanti: वाल्मीकि जयंती; karwa_chauth: करवा चौथ; ahoi_ashtami: अहोई अष्टमी; govatsa_dwadashi: गोवत्स द्वादशी; dhanteras: धनतेरस; naraka_chaturdashi: नरक चतुर्दशी; diwali: दीवाली (लक्ष्मी पूजा); kali_puja: काली पूजा; govardhan_puja: गोवर्धन पूजा; gujarati_new_year: गुजराती नव वर्ष; bhai_dooj: भाई दूज; labh_panchami: लाभ पंचमी; chhath: छठ पूजा; gopashtami: गोपाष्टमी; akshaya_navami: अक्षय नवमी; tulasi_vivah: तुलसी विवाह; vaikuntha_chaturdashi: वैकुंठ चतुर्दशी; kartik_purnima: कार्तिक पूर्णिमा; guru_nanak_jayanti: गुरु नानक जयंती; dev_deepavali: देव दीपावली; kalabhairava_jayanti: कालभैरव जयंती; vivah_panchami: विवाह पंचमी; champa_shashthi: चंपा षष्ठी; gita_jayanti: गीता जयंती; dattatreya_jayanti: दत्तात्रेय जयंती; guru_gobind_singh_jayanti: गुरु गोबिंद सिंह जयंती; shakambhari_purnima: शाकंभरी पूर्णिमा; sakat_chauth: सकट चौथ; mauni_amavasya: मौनी अमावस्या; ganesh_jayanti: गणेश जयंती; vasant_panchami: वसंत पंचमी; ratha_saptami: रथ सप्तमी; bhishma_ashtami: भीष्म अष्टमी; guru_ravidas_jayanti: गुरु रविदास जयंती; maha_shivaratri: महा शिवरात्रि; phulera_dooj: फुलेरा दूज; holika_dahan: होलिका दहन; holi: होली; rang_panchami: रंग पंचमी; sheetala_ashtami: शीतला अष्टमी; lohri: लोहड़ी; makar_sankranti: मकर संक्रांति; pongal: पोंगल; baisakhi: बैसाखी; puthandu: पुत्तांडु; vishu: विषु; vishwakarma_puja: विश्वकर्मा पूजा; vinayaka_chaturthi: विनायक चतुर्थी; skanda_shashthi: स्कंद षष्ठी; masik_durgashtami: मासिक दुर्गाष्टमी; pradosh_vrat: प्रदोष व्रत; purnima: पूर्णिमा; satyanarayana_vrat: सत्यनारायण व्रत; sankashti_chaturthi: संकष्टी चतुर्थी; kalashtami: कालाष्टमी; masik_shivaratri: मासिक शिवरात्रि; amavasya: अमावस्या; darsha_amavasya: दर्श अमावस्या; somavati_amavasya: सोमवती अमावस्या; bhaumvati_amavasya: भौमवती अमावस्या; shani_amavasya: शनि अमावस्या; soma_pradosh: सोम प्रदोष व्रत; bhauma_pradosh: भौम प्रदोष व्रत; shani_pradosh: शनि प्रदोष व्रत; angaraki_chaturthi: अंगारकी चतुर्थी'

const EKADASHIS =
  'kamada: कामदा; varuthini: वरूथिनी; mohini: मोहिनी; apara: अपरा; nirjala: निर्जला; yogini: योगिनी; devshayani: देवशयनी; kamika: कामिका; shravana_putrada: श्रावण पुत्रदा; aja: अजा; parsva: पार्श्व; indira: इंदिरा; papankusha: पापांकुशा; rama: रमा; devutthana: देवउठनी; utpanna: उत्पन्ना; mokshada: मोक्षदा; saphala: सफला; pausha_putrada: पौष पुत्रदा; shattila: षटतिला; jaya: जया; vijaya: विजया; amalaki: आमलकी; papmochani: पापमोचनी; padmini: पद्मिनी; parama: परमा'

function keyed(text: string, write: (id: string, name: string) => [string, string]): Catalogue {
  return Object.fromEntries(
    text.split('; ').map((entry) => {
      const [id = '', name = ''] = entry.split(': ')
      return write(id, name)
    }),
  )
}

/**
 * Hindi templates for `wordsOf`: names of observances under `panchang.festival.<id>`, and the sentences of the rules
 * that date them.
 */
export const PANCHANG_FESTIVAL_WORDS: Catalogue = {
  ...keyed(NAMES, (id, name) => [`panchang.festival.${id}`, name]),
  ...keyed(EKADASHIS, (id, name) => [`panchang.festival.ekadashi_${id}`, `${name} एकादशी`]),
  'panchang.tradition.all': '',
  'panchang.tradition.smarta': 'गृहस्थ (स्मार्त)',
  'panchang.tradition.vaishnava': 'वैष्णव',

  'panchang.also.second_day': 'कुछ लोग {day|fulldate} को मनाते हैं, जिस दिन भी तिथि उस समय पर रहती है।',
  'panchang.also.vaishnava': 'वैष्णव {day|fulldate} को मनाते हैं, जिस दिन सूर्योदय पर यह तिथि रहती है।',
  'panchang.also.smarta': 'गृहस्थ (स्मार्त) {day|fulldate} को मनाते हैं।',
  'panchang.also.government': 'भारत सरकार की छुट्टियों में यह {day|fulldate} को है।',
  'panchang.also.south': 'दक्षिण में यह {day|fulldate} को, नरक चतुर्दशी की भोर में मनाया जाता है।',
  'panchang.also.civil_date': 'राष्ट्रीय पंचांग संक्रांति की ही तारीख़ रखता है, {day|fulldate}।',
  'panchang.also.vakya': 'वाक्य पंचांगों में, जिनसे तमिलनाडु इसे मनाता है, यह {day|fulldate} को है।',
  'panchang.also.modern_sun': 'आधुनिक सूर्य वाले पंचांगों में यह {day|fulldate} को है।',
  'panchang.also.at_sunrise': 'जो सूर्योदय की तिथि मानते हैं, वे {day|fulldate} को मनाते हैं।',
  'panchang.also.joined': 'जो पिछली तिथि से युक्त दिन मानते हैं, वे {day|fulldate} को मनाते हैं।',
  'panchang.also.shravana': 'जो श्रवण नक्षत्र की प्रतीक्षा करते हैं, वे {day|fulldate} को मनाते हैं।',
  'panchang.also.other_fire': 'जहाँ होलिका पिछली शाम जलती है, वहाँ यह {day|fulldate} को है।',
  'panchang.also.drik': 'द्रिक पंचांग में यह {day|fulldate} को है।',

  'panchang.rule.tithi_at_kala': '{tithi|part} उस दिन मनाई जाती है जिस दिन वह {kala|part} रहती है{outcome|part}।',
  'panchang.rule.holika_without_bhadra': 'होलिका पूर्णिमा के प्रदोष में जलती है, जब भद्रा समाप्त हो{because|part}।',
  'panchang.rule.day_after': '{because|part} के अगले दिन।',
  'panchang.rule.day_before': '{because|part} से एक दिन पहले।',
  'panchang.rule.dashami_with_shravana': 'आश्विन की शुक्ल दशमी, अपराह्न में{outcome|part}{because|part}।',
  'panchang.rule.ekadashi_smarta': 'वह दिन जिसके सूर्योदय पर एकादशी रहती है, गृहस्थों की गणना से{because|part}।',
  'panchang.rule.ekadashi_vaishnava':
    'वैष्णव उस एकादशी को व्रत रखते हैं जिसे भोर में (सूर्योदय से 96 मिनट पहले) दशमी न छुए{because|part}।',
  'panchang.rule.janmashtami_vaishnava': 'वैष्णव वह दिन मनाते हैं जिसके सूर्योदय पर कृष्ण अष्टमी रहती है।',
  'panchang.rule.friday_before_purnima': 'श्रावण पूर्णिमा का, या उससे पहले का, शुक्रवार।',
  'panchang.rule.sankranti_before_sunset': 'सूर्य की संक्रांति का दिन; अगर वह सूर्यास्त के बाद हो, तो अगला दिन।',
  'panchang.rule.sankranti_of_vakya':
    'वाक्य पंचांग के अनुसार सूर्य के राशि प्रवेश का दिन; प्रवेश उसके सूर्योदय के बारह घंटे या अधिक बाद हो, तो अगला दिन।',
  'panchang.rule.sankranti_civil_date': 'वह तारीख़ जिसमें सूर्य की संक्रांति पड़ती है।',
  'panchang.rule.sankranti_from_sunrise': 'सूर्योदय से सूर्योदय तक का वह दिन जिसमें सूर्य की संक्रांति पड़ती है।',
  'panchang.rule.sunrise_after_sankranti': 'सूर्य की संक्रांति के बाद का पहला सूर्योदय।',
  'panchang.rule.nakshatra_at_kala':
    '{star|star} उस दिन मनाया जाता है जिस दिन चंद्रमा {kala|part} उसमें रहता है{outcome|part}।',
  'panchang.rule.nakshatra_in_simha': 'सिंह सौर मास में सूर्योदय पर श्रवण नक्षत्र{outcome|part}; मास में दो हों तो बाद वाला।',

  'panchang.rule.nakshatra_in_month':
    'अपने तमिल मास का {star|star}, उस दिन जिस दिन वह {kala|part} रहता है{outcome|part}; मास में दो हों तो बाद वाला।',
  'panchang.rule.nakshatra_in_lunar_month':
    'अपने चांद्र मास के शुक्ल पक्ष का {star|star}, उस दिन जिस दिन वह {kala|part} रहता है{outcome|part}।',
  'panchang.rule.day_after_sankranti': 'जिस तारीख़ को सूर्य की संक्रांति पड़ती है, उसका अगला दिन।',
  'panchang.rule.end_of_ashtami': 'अष्टमी के आख़िरी 24 मिनट और नवमी के पहले 24।',
  'panchang.rule.ekadashi_in_dhanu': 'सूर्य के धनु में रहते हुए शुक्ल एकादशी, {kala|part}{outcome|part}।',
  'panchang.rule.sundays_of_ashadha': 'आषाढ़ का हर रविवार, अमावस्या से अमावस्या तक।',

  'panchang.kala.sunrise': 'सूर्योदय पर',
  'panchang.kala.arunodaya': 'भोर से पहले (सूर्योदय से 96 मिनट पहले)',
  'panchang.kala.purvahna': 'दिन के पहले आधे भाग में',
  'panchang.kala.madhyahna': 'मध्याह्न में (दिन के पाँच भागों में तीसरा)',
  'panchang.kala.aparahna': 'अपराह्न में (दिन के पाँच भागों में चौथा)',
  'panchang.kala.sayahna': 'दिन के पाँच भागों में आख़िरी में',
  'panchang.kala.sunset': 'सूर्यास्त पर',
  'panchang.kala.pradosha': 'प्रदोष में (रात के पाँच भागों में पहला)',
  'panchang.kala.nishita': 'आधी रात को (निशीथ)',
  'panchang.kala.moonrise': 'चंद्रोदय पर',

  'panchang.outcome.only_day': '',
  'panchang.outcome.both_days_first': '; ऐसा दो दिन होता है, और पहला गिना जाता है',
  'panchang.outcome.both_days_second': '; ऐसा दो दिन होता है, और दूसरा गिना जाता है',
  'panchang.outcome.more_covered': '; ऐसा दो दिन होता है, और जिस दिन यह अधिक समय रहे, वह गिना जाता है',
  'panchang.outcome.second_too_short': '; दूसरे दिन यह बहुत कम समय है, इसलिए पहला गिना जाता है',
  'panchang.outcome.first_too_short': '; पहले दिन यह बहुत कम समय है, इसलिए दूसरा गिना जाता है',
  'panchang.outcome.no_day_first': '; ऐसा किसी दिन नहीं होता, और जिस दिन यह शुरू हो, वह गिना जाता है',
  'panchang.outcome.no_day_second': '; ऐसा किसी दिन नहीं होता, और जिस दिन यह समाप्त हो, वह गिना जाता है',

  'panchang.because.after_bhadra': '',
  'panchang.because.bhadra_tail': '; उस शाम पूरे समय भद्रा है, इसलिए उसकी निर्दोष पूँछ ली जाती है',
  'panchang.because.bhadra_next_evening':
    '; उस शाम पूरे समय भद्रा है और पूर्णिमा अगले दिन साढ़े तीन प्रहर रहती है, इसलिए अगली शाम ली जाती है',
  'panchang.because.holika_dahan': 'होलिका दहन',
  'panchang.because.makar_sankranti': 'मकर संक्रांति',
  'panchang.because.pongal': 'पोंगल',
  'panchang.because.chhath': 'छठ',
  'panchang.because.chhath_kharna': 'खरना',
  'panchang.because.mattu_pongal': 'मट्टू पोंगल',
  'panchang.because.shravana_next_afternoon': '; अगले अपराह्न में श्रवण नक्षत्र है, और सूर्योदय पर दशमी',
  'panchang.because.pure': '',
  'panchang.because.ekadashi_kshaya': '; एकादशी दो सूर्योदयों के बीच पड़ती है',
  'panchang.because.ekadashi_vriddhi': '; एकादशी दो सूर्योदयों पर रहती है',
  'panchang.because.dwadashi_kshaya':
    '; द्वादशी दो सूर्योदयों के बीच पड़ती है, इसलिए गृहस्थ एक दिन पहले व्रत रखते हैं ताकि पारण उसी के भीतर हो',
  'panchang.because.dwadashi_vriddhi': '; द्वादशी दो सूर्योदयों पर रहती है',
  'panchang.because.dashami_at_arunodaya': '; पहले दिन की भोर में दशमी अब भी रहती है',

  'panchang.parana.morning': 'व्रत का पारण दिन के पाँच भागों में पहले में करें, द्वादशी के भीतर।',
  'panchang.parana.afternoon': 'पूरी सुबह हरि वासर है: पारण अपराह्न में करें।',
  'panchang.parana.dwadashi_over_before_sunrise': 'द्वादशी सूर्योदय से पहले समाप्त हो जाती है: पारण सूर्योदय के बाद करें।',
}

/** Hindi words of a panchang, its festivals and the rules that date them. */
export const HINDI_PANCHANG = wordsOf(HINDI, PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS)
