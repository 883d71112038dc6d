// English names of things in tables: dignities, classes, vargas, roles, kootas, dashas. Keys are `word.<id>`.
import { type Catalogue, wordsOf } from '../render.ts'
import { ENGLISH } from './language.ts'
import { RULE_WORDS } from './rules.ts'

/** "id=Name" separated by vertical bars; without a name the label is the id with spaces and a capital. */
function named(text: string): [string, string][] {
  return text.split('|').map((item) => {
    const [id = '', name] = item.split('=')
    const spaced = id.replaceAll('_', ' ')
    return [`word.${id}`, name ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)]
  })
}

const DIGNITIES =
  'exalted|moolatrikona|own=Own sign|great_friend=Great friend’s sign|friend=Friend’s sign|neutral=Neutral sign|enemy=Enemy’s sign|great_enemy=Great enemy’s sign|debilitated|none=–'
const RELATIONS = 'great_friend=Great friend|friend|neutral|enemy|great_enemy=Great enemy'
const CLASSES =
  'brahmin|kshatriya|vaishya|shudra|chatushpada=Chatushpada (four-footed)|manava=Manava (human)|jalachara=Jalachara (water)|vanachara=Vanachara (wild)|keeta=Keeta (insect)|deva|manushya|rakshasa|adi|madhya|antya|fire|earth|air|water|gold|silver|copper|iron|pada=Pada (feet)|kati=Kati (waist)|nabhi=Nabhi (navel)|kantha=Kantha (neck)|shira=Shira (head)'
const YONIS = 'horse|elephant|sheep|snake|dog|cat|rat|cow|buffalo|tiger|deer|monkey|mongoose|lion'
const VARGAS =
  'self=Self and body|wealth|siblings=Brothers and sisters|home=Home and land|children|marriage=Marriage and inner strength|work|parents|vehicles=Vehicles and comforts|devotion|learning|strengths=Strengths and weaknesses|challenges|maternal_line=Mother’s line|paternal_line=Father’s line|everything=All matters'
const KARAKAS =
  'atma=Atma (self)|amatya=Amatya (work)|bhratri=Bhratri (siblings)|matri=Matri (mother)|pitri=Pitri (father)|putra=Putra (children)|gnati=Gnati (relatives)|dara=Dara (partner)'
const STRENGTHS =
  'sthana=Sthana (place)|dig=Dig (direction)|kala=Kala (time)|cheshta=Cheshta (motion)|naisargika=Naisargika (nature)|drik=Drik (aspect)|yuddha=Yuddha (war)'
const DASHAS = 'vimshottari|yogini|ashtottari|mangala|pingala|dhanya|bhramari|bhadrika|ulka|siddha|sankata'
const KAAL_SARP = 'anant|kulik|vasuki|shankhpal|padma|mahapadma|takshak|karkotak|shankhachud|ghatak|vishdhar|sheshnag'
const UPAGRAHAS =
  'dhuma|vyatipata|parivesha|indrachapa|upaketu|kala_upagraha=Kala|mrityu|ardhaprahara|yamaghantaka|gulika|mandi'
const MATCH =
  'varna|vashya|tara|yoni|graha_maitri|gana|bhakoot|nadi|dina|mahendra|stree_deergha=Stree-deergha|rasi|rasyadhipati|vasya|rajju|vedha|good|middling|bad=Not met|not_recommended=Below the usual mark|average|excellent'
const AREAS = 'general|career|money|love|family|travel|wellbeing|day|week|month|year'
/** The rules have words of their own; "drik" alone is a strength already. */
const { ayanamsa, node, positions, houses, rise } = RULE_WORDS
const { drik: drik_rise, ...otherRises } = rise.choices
const SYSTEMS = Object.entries({
  ...positions.choices,
  ...node.choices,
  ...ayanamsa.choices,
  ...houses.choices,
  ...otherRises,
  drik_rise,
}).map(([id, name]) => [`word.${id}`, name])

/** Labels of relations have their own prefix: a "friend" among grahas is not a friend’s sign. */
const relations = named(RELATIONS).map(([key, name]) => [key.replace('word.', 'relation.'), name])

export const LABELS: Catalogue = Object.fromEntries([
  ...[KARAKAS, STRENGTHS, DASHAS, KAAL_SARP, MATCH, AREAS, VARGAS, CLASSES, YONIS, UPAGRAHAS, DIGNITIES].flatMap(named),
  ...SYSTEMS,
  ...relations,
])

/** English words for `label`: names of ids in tables, under `word.<id>` and `relation.<id>`. */
export const ENGLISH_LABELS = wordsOf(ENGLISH, LABELS)
