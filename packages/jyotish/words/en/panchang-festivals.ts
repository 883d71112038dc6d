// English names of festivals and vrats, and the sentences that say which rule decided a date.
import { type Catalogue, wordsOf } from '../render.ts'
import { ENGLISH } from './language.ts'
import { PANCHANG_WORDS } from './panchang.ts'

const NAMES =
  'chandra_darshan: Chandra Darshan; cheti_chand: Cheti Chand; bathukamma: Bathukamma begins; bonalu: Bonalu; nuakhai: Nuakhai; jyeshtha_gauri_avahana: Jyeshtha Gauri Avahana; jyeshtha_gauri: Jyeshtha Gauri Puja; jyeshtha_gauri_visarjana: Jyeshtha Gauri Visarjana; chhath_nahay_khay: Chhath, Nahay Khay; chhath_kharna: Chhath, Kharna; chhath_usha_arghya: Chhath, Usha Arghya; hola_mohalla: Hola Mohalla; samvatsari: Samvatsari; lakshmi_panchami: Lakshmi Panchami; ashokashtami: Ashokashtami; swaminarayan_jayanti: Swaminarayan Jayanti; ananga_trayodashi: Ananga Trayodashi; rambha_tritiya: Rambha Tritiya; aranya_shashthi: Aranya Shashthi; snana_yatra: Snana Yatra; vaivasvata_saptami: Vaivasvata Saptami; bahuda_yatra: Bahuda Yatra; jaya_parvati_vrat: Jaya Parvati Vrat; kokila_vrat: Kokila Vrat; narali_purnima: Narali Purnima; hayagriva_jayanti: Hayagriva Jayanti; gayatri_japam: Gayatri Japam; bahula_chaturthi: Bahula Chaturthi; shitala_satam: Shitala Satam; lalita_saptami: Lalita Saptami; mahalakshmi_vrat: Mahalakshmi Vrat begins; bhuvaneshvari_jayanti: Bhuvaneshvari Jayanti; ayudha_puja: Ayudha Puja; saraswati_puja_south: Saraswati Puja (South); padmanabha_dwadashi: Padmanabha Dwadashi; kojagara_puja: Kojagara Puja; yama_deepam: Yama Deepam; bali_pratipada: Bali Pratipada; chitragupta_puja: Chitragupta Puja; nagula_chavithi: Nagula Chavithi; jagaddhatri_puja: Jagaddhatri Puja; kansa_vadh: Kansa Vadh; yogeshwara_dwadashi: Yogeshwara Dwadashi; subrahmanya_shashthi: Subrahmanya Shashthi; matsya_dwadashi: Matsya Dwadashi; tripura_bhairavi_jayanti: Tripura Bhairavi Jayanti; shakambhari_navratri: Shakambhari Navratri begins; bhishma_dwadashi: Bhishma Dwadashi; lalita_jayanti: Lalita Jayanti; narasimha_dwadashi: Narasimha Dwadashi; bhratri_dwitiya: Bhratri Dwitiya; sheetala_saptami: Sheetala Saptami; arudra_darshan: Arudra Darshan; masi_magam: Masi Magam; panguni_uthiram: Panguni Uthiram; ramanuja_jayanti: Ramanuja Jayanti; vaikasi_visakam: Vaikasi Visakam; aadi_pooram: Aadi Pooram; pana_sankranti: Pana Sankranti; bohag_bihu: Bohag Bihu; kati_bihu: Kati Bihu; magh_bihu: Magh Bihu (Bhogali Bihu); rigveda_upakarma: Rigveda Upakarma; samaveda_upakarma: Samaveda Upakarma; bhogi: Bhogi; mattu_pongal: Mattu Pongal; kaanum_pongal: Kaanum Pongal; mesha_sankranti: Mesha Sankranti; vrishabha_sankranti: Vrishabha Sankranti; mithuna_sankranti: Mithuna Sankranti; karka_sankranti: Karka Sankranti; simha_sankranti: Simha Sankranti; kanya_sankranti: Kanya Sankranti; tula_sankranti: Tula Sankranti; vrishchika_sankranti: Vrishchika Sankranti; dhanu_sankranti: Dhanu Sankranti; kumbha_sankranti: Kumbha Sankranti; mina_sankranti: Mina Sankranti; matsya_jayanti: Matsya Jayanti; mahavir_jayanti: Mahavir Jayanti; vallabhacharya_jayanti: Vallabhacharya Jayanti; surdas_jayanti: Surdas Jayanti; baglamukhi_jayanti: Baglamukhi Jayanti; kurma_jayanti: Kurma Jayanti; narada_jayanti: Narada Jayanti; maharana_pratap_jayanti: Maharana Pratap Jayanti; dhumavati_jayanti: Dhumavati Jayanti; mahesh_navami: Mahesh Navami; gayatri_jayanti: Gayatri Jayanti; kalki_jayanti: Kalki Jayanti; agrasen_jayanti: Agrasen Jayanti; madhvacharya_jayanti: Madhvacharya Jayanti; meerabai_jayanti: Meerabai Jayanti; annapurna_jayanti: Annapurna Jayanti; narmada_jayanti: Narmada Jayanti; yashoda_jayanti: Yashoda Jayanti; shabari_jayanti: Shabari Jayanti; janaki_jayanti: Janaki Jayanti; dayananda_saraswati_jayanti: Dayananda Saraswati Jayanti; ramakrishna_jayanti: Ramakrishna Jayanti; gaura_purnima: Gaura Purnima; lakshmi_jayanti: Lakshmi Jayanti; ashadha_gupt_navratri: Ashadha Gupt Navratri begins; magha_gupt_navratri: Magha Gupt Navratri begins; yajurveda_upakarma: Avani Avittam (Yajurveda Upakarma); durga_shashthi: Durga Puja, Shashthi; durga_saptami: Durga Puja, Saptami; sandhi_puja: Durga Puja, Sandhi Puja; kali_chaudas: Kali Chaudas; south_deepavali: South Deepavali; soora_samharam: Soora Samharam; thaipusam: Thaipusam; karthigai_deepam: Karthigai Deepam; vaikuntha_ekadashi: Vaikuntha Ekadashi; poila_boishakh: Poila Boishakh; shraddha_purnima: Purnima Shraddha; shraddha_pratipada: Pratipada Shraddha; shraddha_dwitiya: Dwitiya Shraddha; shraddha_tritiya: Tritiya Shraddha; shraddha_chaturthi: Chaturthi Shraddha; shraddha_panchami: Panchami Shraddha; shraddha_shashthi: Shashthi Shraddha; shraddha_saptami: Saptami Shraddha; shraddha_ashtami: Ashtami Shraddha; shraddha_navami: Navami Shraddha; shraddha_dashami: Dashami Shraddha; shraddha_ekadashi: Ekadashi Shraddha; shraddha_dwadashi: Dwadashi Shraddha; shraddha_trayodashi: Trayodashi Shraddha; shraddha_chaturdashi: Chaturdashi Shraddha; chaitra_navratri: Chaitra Navratri begins; ugadi: Ugadi; gudi_padwa: Gudi Padwa; gangaur: Gangaur; yamuna_chhath: Yamuna Chhath; rama_navami: Rama Navami; hanuman_jayanti: Hanuman Jayanti; akshaya_tritiya: Akshaya Tritiya; parashurama_jayanti: Parashurama Jayanti; shankaracharya_jayanti: Shankaracharya Jayanti; ganga_saptami: Ganga Saptami; sita_navami: Sita Navami; narasimha_jayanti: Narasimha Jayanti; buddha_purnima: Buddha Purnima; vat_savitri: Vat Savitri Vrat; shani_jayanti: Shani Jayanti; ganga_dussehra: Ganga Dussehra; vat_purnima: Vat Purnima Vrat; kabir_jayanti: Kabir Jayanti; rath_yatra: Jagannath Rath Yatra; guru_purnima: Guru Purnima; hariyali_amavasya: Hariyali Amavasya; hariyali_teej: Hariyali Teej; nag_panchami: Nag Panchami; tulsidas_jayanti: Tulsidas Jayanti; raksha_bandhan: Raksha Bandhan; varalakshmi_vrat: Varalakshmi Vrat; kajari_teej: Kajari Teej; hala_shashthi: Hala Shashthi; janmashtami: Krishna Janmashtami; pithori_amavasya: Pithori Amavasya; hartalika_teej: Hartalika Teej; varaha_jayanti: Varaha Jayanti; ganesh_chaturthi: Ganesh Chaturthi; rishi_panchami: Rishi Panchami; radha_ashtami: Radha Ashtami; vamana_jayanti: Vamana Jayanti; anant_chaturdashi: Anant Chaturdashi; onam: Onam; rohini_vrat: Rohini Vrat; masik_karthigai: Monthly Karthigai; pitru_paksha: Pitru Paksha begins; jivitputrika: Jivitputrika Vrat; sarva_pitru_amavasya: Sarva Pitru Amavasya; sharad_navratri: Sharad Navratri begins; lalita_panchami: Lalita Panchami; durga_ashtami: Durga Ashtami; maha_navami: Maha Navami; dussehra: Dussehra (Vijayadashami); sharad_purnima: Sharad Purnima; valmiki_jayanti: Valmiki Jayanti; karwa_chauth: Karwa Chauth; ahoi_ashtami: Ahoi Ashtami; govatsa_dwadashi: Govatsa Dwadashi; dhanteras: Dhanteras; naraka_chaturdashi: Naraka Chaturdashi; diwali: Diwali (Lakshmi Puja); kali_puja: Kali Puja; govardhan_puja: Govardhan Puja; gujarati_new_year: Gujarati New Year; bhai_dooj: Bhai Dooj; labh_panchami: Labh Panchami; chhath: Chhath Puja; gopashtami: Gopashtami; akshaya_navami: Akshaya Navami; tulasi_vivah: Tulasi Vivah; vaikuntha_chaturdashi: Vaikuntha Chaturdashi; kartik_purnima: Kartik Purnima; guru_nanak_jayanti: Guru Nanak Jayanti; dev_deepavali: Dev Deepavali; kalabhairava_jayanti: Kalabhairava Jayanti; vivah_panchami: Vivah Panchami; champa_shashthi: Champa Shashthi; gita_jayanti: Gita Jayanti; dattatreya_jayanti: Dattatreya Jayanti; guru_gobind_singh_jayanti: Guru Gobind Singh Jayanti; shakambhari_purnima: Shakambhari Purnima; sakat_chauth: Sakat Chauth; mauni_amavasya: Mauni Amavasya; ganesh_jayanti: Ganesh Jayanti; vasant_panchami: Vasant Panchami; ratha_saptami: Ratha Saptami; bhishma_ashtami: Bhishma Ashtami; guru_ravidas_jayanti: Guru Ravidas Jayanti; maha_shivaratri: Maha Shivaratri; phulera_dooj: Phulera Dooj; holika_dahan: Holika Dahan; holi: Holi; rang_panchami: Rang Panchami; sheetala_ashtami: Sheetala Ashtami; lohri: Lohri; makar_sankranti: Makar Sankranti; pongal: Pongal; baisakhi: Baisakhi; puthandu: Puthandu; vishu: Vishu; vishwakarma_puja: Vishwakarma Puja; vinayaka_chaturthi: Vinayaka Chaturthi; skanda_shashthi: Skanda Shashthi; masik_durgashtami: Monthly Durgashtami; pradosh_vrat: Pradosh Vrat; purnima: Purnima; satyanarayana_vrat: Satyanarayana Vrat; sankashti_chaturthi: Sankashti Chaturthi; kalashtami: Kalashtami; masik_shivaratri: Monthly Shivaratri; amavasya: Amavasya; darsha_amavasya: Darsha Amavasya; somavati_amavasya: Somavati Amavasya; bhaumvati_amavasya: Bhaumvati Amavasya; shani_amavasya: Shani Amavasya; soma_pradosh: Soma Pradosh Vrat; bhauma_pradosh: Bhauma Pradosh Vrat; shani_pradosh: Shani Pradosh Vrat; angaraki_chaturthi: Angaraki Chaturthi'

const EKADASHIS =
  'kamada: Kamada; varuthini: Varuthini; mohini: Mohini; apara: Apara; nirjala: Nirjala; yogini: Yogini; devshayani: Devshayani; kamika: Kamika; shravana_putrada: Shravana Putrada; aja: Aja; parsva: Parsva; indira: Indira; papankusha: Papankusha; rama: Rama; devutthana: Devutthana; utpanna: Utpanna; mokshada: Mokshada; saphala: Saphala; pausha_putrada: Pausha Putrada; shattila: Shattila; jaya: Jaya; vijaya: Vijaya; amalaki: Amalaki; papmochani: Papmochani; padmini: Padmini; parama: Parama'

function keyed(text: string, write: (id: string, name: string) => [string, string]): Catalogue {
  return Object.fromEntries(
    text.split('; ').map((entry) => {
      const [id = '', name = ''] = entry.split(': ')
      return write(id, name)
    }),
  )
}

/**
 * English templates for `wordsOf`: names of observances under `panchang.festival.<id>`, and the sentences of the
 * rules that date them.
 */
export const PANCHANG_FESTIVAL_WORDS: Catalogue = {
  ...keyed(NAMES, (id, name) => [`panchang.festival.${id}`, name]),
  ...keyed(EKADASHIS, (id, name) => [`panchang.festival.ekadashi_${id}`, `${name} Ekadashi`]),
  'panchang.tradition.all': '',
  'panchang.tradition.smarta': 'householders (smarta)',
  'panchang.tradition.vaishnava': 'Vaishnava',

  'panchang.also.second_day': 'Others keep {day|fulldate}, on which the tithi meets that time, too.',
  'panchang.also.vaishnava': 'Vaishnavas keep {day|fulldate}, at whose sunrise the tithi runs.',
  'panchang.also.smarta': 'Householders (smarta) keep {day|fulldate}.',
  'panchang.also.government': 'The holidays of the Government of India have {day|fulldate}.',
  'panchang.also.south': 'The South keeps {day|fulldate}, at the dawn of Naraka Chaturdashi.',
  'panchang.also.civil_date': 'The Rashtriya Panchang keeps the date of the ingress itself, {day|fulldate}.',
  'panchang.also.vakya': 'Vakya almanacs, by which Tamil Nadu keeps it, have {day|fulldate}.',
  'panchang.also.modern_sun': 'Almanacs with the modern Sun have {day|fulldate}.',
  'panchang.also.at_sunrise': 'Those who keep the day at whose sunrise the tithi runs have {day|fulldate}.',
  'panchang.also.joined': 'Those who keep it joined with the tithi before have {day|fulldate}.',
  'panchang.also.shravana': 'Those who wait for the star Shravana have {day|fulldate}.',
  'panchang.also.other_fire': 'Where Holika burns the evening before, it is {day|fulldate}.',
  'panchang.also.drik': 'Drik Panchang has {day|fulldate}.',

  'panchang.rule.tithi_at_kala': '{tithi|part} is kept on the day on which it runs {kala|part}{outcome|part}.',
  'panchang.rule.holika_without_bhadra': 'Holika burns in the pradosha of Purnima when Bhadra is over{because|part}.',
  'panchang.rule.day_after': 'The day after {because|part}.',
  'panchang.rule.day_before': 'The day before {because|part}.',
  'panchang.rule.dashami_with_shravana':
    'Shukla Dashami of Ashvina in the afternoon (aparahna){outcome|part}{because|part}.',
  'panchang.rule.ekadashi_smarta': 'The day at whose sunrise Ekadashi runs, as householders count{because|part}.',
  'panchang.rule.ekadashi_vaishnava':
    'Vaishnavas fast on an Ekadashi untouched by Dashami at dawn (96 minutes before sunrise){because|part}.',
  'panchang.rule.janmashtami_vaishnava': 'Vaishnavas keep the day at whose sunrise Krishna Ashtami runs.',
  'panchang.rule.friday_before_purnima': 'The Friday on or before the full moon of Shravana.',
  'panchang.rule.sankranti_before_sunset':
    'The day of the Sun’s ingress; if it comes after sunset, the day that follows.',
  'panchang.rule.sankranti_of_vakya':
    'The day of the Sun’s ingress by the Vakya almanacs; twelve hours after their sunrise or later, the day that follows.',
  'panchang.rule.sankranti_civil_date': 'The date on which the Sun’s ingress falls.',
  'panchang.rule.sankranti_from_sunrise': 'The day, from sunrise to sunrise, in which the Sun’s ingress falls.',
  'panchang.rule.sunrise_after_sankranti': 'The first sunrise after the Sun’s ingress.',
  'panchang.rule.nakshatra_at_kala':
    '{star|star} is kept on the day on which the Moon stands in it {kala|part}{outcome|part}.',
  'panchang.rule.nakshatra_in_simha':
    'Shravana nakshatra at sunrise in the solar month of Simha{outcome|part}; of two in the month, the later.',

  'panchang.rule.nakshatra_in_month':
    '{star|star} of its Tamil month, on the day on which it runs {kala|part}{outcome|part}; of two in the month, the later.',
  'panchang.rule.nakshatra_in_lunar_month':
    '{star|star} of the bright half of its lunar month, on the day on which it runs {kala|part}{outcome|part}.',
  'panchang.rule.day_after_sankranti': 'The day after the date on which the Sun’s ingress falls.',
  'panchang.rule.end_of_ashtami': 'The last 24 minutes of Ashtami and the first 24 of Navami.',
  'panchang.rule.ekadashi_in_dhanu': 'The bright Ekadashi {kala|part} while the Sun stands in Dhanu{outcome|part}.',
  'panchang.rule.sundays_of_ashadha': 'Each Sunday of Ashadha, from new moon to new moon.',

  'panchang.kala.sunrise': 'at sunrise',
  'panchang.kala.arunodaya': 'before dawn (96 minutes before sunrise)',
  'panchang.kala.purvahna': 'in the first half of the day',
  'panchang.kala.madhyahna': 'at midday (the third fifth of the day)',
  'panchang.kala.aparahna': 'in the afternoon (the fourth fifth of the day)',
  'panchang.kala.sayahna': 'in the last fifth of the day',
  'panchang.kala.sunset': 'at sunset',
  'panchang.kala.pradosha': 'in pradosha (the first fifth of the night)',
  'panchang.kala.nishita': 'at midnight (nishita)',
  'panchang.kala.moonrise': 'at moonrise',

  'panchang.outcome.only_day': '',
  'panchang.outcome.both_days_first': '; it does on two days, and the first counts',
  'panchang.outcome.both_days_second': '; it does on two days, and the second counts',
  'panchang.outcome.more_covered': '; it does on two days, and the one it covers more counts',
  'panchang.outcome.second_too_short': '; the second day has too little of it, so the first counts',
  'panchang.outcome.first_too_short': '; the first day has too little of it, so the second counts',
  'panchang.outcome.no_day_first': '; it does so on no day, and the day on which it begins counts',
  'panchang.outcome.no_day_second': '; it does so on no day, and the day on which it ends counts',

  'panchang.because.after_bhadra': '',
  'panchang.because.bhadra_tail': '; Bhadra fills that evening, so its harmless tail serves',
  'panchang.because.bhadra_next_evening':
    '; Bhadra fills that evening and Purnima lasts three and a half quarters of the next day, so the next evening serves',
  'panchang.because.holika_dahan': 'Holika Dahan',
  'panchang.because.makar_sankranti': 'Makar Sankranti',
  'panchang.because.pongal': 'Pongal',
  'panchang.because.chhath': 'Chhath',
  'panchang.because.chhath_kharna': 'Kharna',
  'panchang.because.mattu_pongal': 'Mattu Pongal',
  'panchang.because.shravana_next_afternoon': '; the next afternoon has the star Shravana, and Dashami at sunrise',
  'panchang.because.pure': '',
  'panchang.because.ekadashi_kshaya': '; Ekadashi falls between two sunrises',
  'panchang.because.ekadashi_vriddhi': '; Ekadashi runs at two sunrises',
  'panchang.because.dwadashi_kshaya':
    '; Dwadashi falls between two sunrises, so householders fast a day earlier to break the fast within it',
  'panchang.because.dwadashi_vriddhi': '; Dwadashi runs at two sunrises',
  'panchang.because.dashami_at_arunodaya': '; Dashami still runs at dawn of the first day',

  'panchang.parana.morning': 'Break the fast in the first fifth of the day, within Dwadashi.',
  'panchang.parana.afternoon': 'Hari Vasara fills the morning: break the fast in the afternoon.',
  'panchang.parana.dwadashi_over_before_sunrise': 'Dwadashi ends before sunrise: break the fast after it.',
}

/** English words of a panchang, its festivals and the rules that date them. */
export const ENGLISH_PANCHANG = wordsOf(ENGLISH, PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS)
