// Days whose rule no digest orders, by the State, temple, community or later text that has them. Dates which these printed
// are in tests/conformance/institutions.json and are compared with the engine's.

const DATES = '; dates in tests/conformance/institutions.json'
const state = (name: string) => `Holidays of the Government of ${name}${DATES}`
/** Kane's list of vratas names the digest or Purana of each. */
const KANE = 'P.V. Kane, History of Dharmasastra 5.1, list of vratas: '
const TEMPLE_OF_STATE = 'Subramanya Swamy temple, Chennimalai (Government of Tamil Nadu): the star'

/** An authority for the nakshatra alone. */
export const STAR_OF_TEMPLE = `${TEMPLE_OF_STATE}; the hour as printed almanacs have it`

export const AUTHORITIES: Readonly<Record<string, string>> = {
  ...of(state('Punjab'), 'lohri kabir_jayanti agrasen_jayanti'),
  ...of(state('Chhattisgarh'), 'hariyali_amavasya shakambhari_purnima'),
  ...of(state('Tamil Nadu'), 'kaanum_pongal ayudha_puja'),
  ...of(state('Odisha'), 'pana_sankranti'),
  ...of(state('Gujarat'), 'gujarati_new_year'),
  ...of(state('Bihar'), 'chitragupta_puja'),
  ...of(state('Madhya Pradesh'), 'narmada_jayanti'),
  ...of(`Holidays of the Collector of Bhilwara, Rajasthan${DATES}`, 'sheetala_saptami'),
  ...of(`${KANE}Nirnayasindhu, Vrataraja`, 'tulasi_vivah'),
  ...of(`${KANE}Varshakrityadipaka`, 'saraswati_puja_south'),
  ...of(`${KANE}Vratarka`, 'jaya_parvati_vrat'),
  ...of(`${KANE}Varaha Purana 50, Krityakalpataru`, 'yogeshwara_dwadashi'),
  ...of('Apastamba Dharmasutra 1.27.1', 'gayatri_japam'),
  ...of('Vratatithinirnaya of Simhanandi, in the Jain Vratakathakosha, p. 539–546', 'rohini_vrat'),
  ...of(STAR_OF_TEMPLE, 'masik_karthigai vaikasi_visakam'),
  ...of('ISKCON’s Vaishnava calendar (GCAL)', 'gaura_purnima'),
  ...of(`ISKCON’s Vaishnava calendar (GCAL)${DATES}`, 'madhvacharya_jayanti'),
  ...of(`BAPS Swaminarayan Sanstha${DATES}`, 'swaminarayan_jayanti'),
  ...of(`Ramakrishna Math and Mission${DATES}`, 'ramakrishna_jayanti'),
  ...of(`Tirumala Tirupati Devasthanams${DATES}`, 'ramanuja_jayanti'),
  ...of(`Banashankari temple, Badami${DATES}`, 'shakambhari_navratri'),
  ...of(`Shaneshwara Devasthana, Shani Shingnapur${DATES}`, 'shani_jayanti'),
  ...of('Janaki temple, Janakpur', 'vivah_panchami'),
  ...of('Mathura Chaturveda Parishad', 'yamuna_chhath'),
  ...of(`Mathura Chaturveda Parishad${DATES}`, 'kansa_vadh'),
  ...of(`Pushtimargiya Vaishnava Parishad${DATES}`, 'vallabhacharya_jayanti'),
  ...of(`Braj Sahitya Nyas, Parasauli${DATES}`, 'surdas_jayanti'),
  ...of(`Meera Smriti Sansthan, Chittorgarh${DATES}`, 'meerabai_jayanti'),
  ...of(`Tulsi Janma Kutir, Rajapur${DATES}`, 'tulsidas_jayanti'),
  ...of(`Maheshwari community, Jyeshtha shukla 9${DATES}`, 'mahesh_navami'),
  ...of('Baglamukhi temple, Saket, Meerut', 'dhumavati_jayanti'),
  ...of('Holidays of the Government of Telangana', 'bathukamma bonalu'),
  ...of('Holidays of the Government of Odisha', 'nuakhai'),
  ...of('Takht Sri Keshgarh Sahib, Anandpur', 'hola_mohalla'),
  ...of('Kalpasutra, Samachari', 'samvatsari'),
  ...of('Bharatiya Sindhu Sabha', 'cheti_chand'),
}

export function of(source: string, ids: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, source]))
}
