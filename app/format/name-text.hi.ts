// Names for ids of the engine, in Hindi.

import { HINDI_LABELS } from 'drishti-jyotish/words/hi/labels.ts'
import { YOGA_NAMES as DAY_YOGAS, KARANA_NAMES, TERMS, TITHI_NAMES } from 'drishti-jyotish/words/hi/terms.ts'
import { sentenceCase, titleCase } from '#app/format/text-case.ts'
import { pairOf } from './pair-of.ts'

/** Pairs of id and name, separated by spaces: 'hala:हल'. An underscore in a name stands for a space. */
const pairs = (text: string): Readonly<Record<string, string>> => Object.fromEntries(text.split(/\s+/).map(pairOf))

const DOSHAS = pairs(
  'guru_chandal:गुरु_चांडाल guru_ketu:गुरु-केतु grahan_sun_rahu:सूर्य-राहु_ग्रहण grahan_sun_ketu:सूर्य-केतु_ग्रहण grahan_moon_rahu:चंद्र-राहु_ग्रहण grahan_moon_ketu:चंद्र-केतु_ग्रहण angarak:अंगारक vish:विष shrapit:श्रापित yama:यम pitru:पितृ_दोष ganda_mula:गंडमूल manglik:मांगलिक kaal_sarp:कालसर्प sade_sati:साढ़ेसाती',
)

const YOGAS = pairs(
  `ruchaka:रुचक bhadra:भद्र hamsa:हंस malavya:मालव्य shasha:शश gajakesari:गजकेसरी sunapha:सुनफा anapha:अनफा
  durudhara:दुरुधरा kemadruma:केमद्रुम chandra_mangala:चंद्र-मंगल chandra_adhi:चंद्र_अधि lagna_adhi:लग्न_अधि shakata:शकट
  amala:अमल vasumati:वसुमति pushkala:पुष्कल vesi:वेशि vosi:वोशि ubhayachari:उभयचरी budha_aditya:बुध-आदित्य
  guru_mangala:गुरु-मंगल saraswati:सरस्वती kalanidhi:कलानिधि chatussagara:चतुःसागर graha_malika:ग्रह_मालिका
  neecha_bhanga:नीच_भंग uccha_graha:उच्च_ग्रह parvata:पर्वत lagna_shubha_kartari:शुभ_कर्तरी lagna_papa_kartari:पाप_कर्तरी
  raja_kendra_trikona:राज dharma_karmadhipati:धर्म-कर्माधिपति yogakaraka:योगकारक dhana:धन dhana_lagna:लग्नेश_से_धन
  lakshmi:लक्ष्मी shri_kantha_kahala:काहल chamara:चामर shankha:शंख bheri:भेरी akhanda_samrajya:अखंड_साम्राज्य
  maha_parivartana:महा_परिवर्तन khala_parivartana:खल_परिवर्तन dainya_parivartana:दैन्य_परिवर्तन harsha:हर्ष sarala:सरल
  vimala:विमल lagna_lord_strong:बली_लग्नेश kendra_benefics:केंद्र_में_शुभ_ग्रह upachaya_malefics:उपचय gada:गदा
  shakata_akriti:शकट_आकृति vihaga:विहग shringataka:शृंगाटक hala:हल vajra:वज्र yava:यव kamala:कमल vapi:वापी yupa:यूप
  shara:शर shakti:शक्ति danda:दंड nauka:नौका kuta:कूट chhatra:छत्र chapa:चाप ardhachandra:अर्धचंद्र chakra:चक्र
  samudra:समुद्र rajju:रज्जु musala:मूसल nala:नल mala:माला sarpa:सर्प gola:गोल yuga:युग shula:शूल kedara:केदार
  pasha:पाश dama:दाम vallaki:वल्लकी`,
)

const OTHERS = pairs(
  `ardra_pravesha:आर्द्रा_प्रवेश bala:बाल kumara:कुमार yuva:युवा vriddha:वृद्ध mrita:मृत jagrat:जाग्रत swapna:स्वप्न sushupti:सुषुप्ति
  nanda:नंदा jaya:जया rikta:रिक्ता purna:पूर्णा`,
)

const NAMES: Readonly<Record<string, string>> = {
  ...DAY_YOGAS,
  ...OTHERS,
  ...YOGAS,
  ...DOSHAS,
  ...TERMS,
  ...TITHI_NAMES,
  ...KARANA_NAMES,
}

/** named('guru_chandal') = "गुरु चांडाल". */
export function namedHindi(id: string): string {
  return NAMES[id] ?? HINDI_LABELS.templates[`word.${id}`] ?? titleCase(id)
}

const PLACES = pairs(
  `east:पूर्व west:पश्चिम north:उत्तर south:दक्षिण north_east:ईशान_(उत्तर-पूर्व) north_west:वायव्य_(उत्तर-पश्चिम) south_east:आग्नेय_(दक्षिण-पूर्व)
  south_west:नैर्ऋत्य_(दक्षिण-पश्चिम) heaven:स्वर्ग earth:पृथ्वी netherworld:पाताल tamil:तमिल malayalam:मलयालम bengali:बंगाली odia:ओड़िया
  nepali:नेपाली telugu:तेलुगु sindhi:सिंधी kashmiri:कश्मीरी
  ingress:राशि_प्रवेश retrograde:वक्री direct:मार्गी combust:अस्त rises:उदय sky:आकाश graveyard:श्मशान kailasa:कैलाश
  with_gauri:गौरी_के_साथ on_nandi:नंदी_पर in_assembly:सभा_में at_meal:भोजन_में at_play:क्रीड़ा_में`,
)

/** placed('south_east') = "आग्नेय (दक्षिण-पूर्व)". */
export function placedHindi(id: string): string {
  return PLACES[id] ?? NAMES[id] ?? sentenceCase(id)
}
