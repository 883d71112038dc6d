// Hindi names of things in tables: dignities, classes, vargas, roles, kootas, dashas. Keys are `word.<id>`.
import { type Catalogue, wordsOf } from '../render.ts'
import { HINDI } from './language.ts'
import { RULE_WORDS } from './rules.ts'

/** "id=Name" separated by vertical bars. */
function named(text: string): [string, string][] {
  return text.split('|').map((item) => {
    const [id = '', name = ''] = item.split('=')
    return [`word.${id}`, name]
  })
}

const DIGNITIES =
  'exalted=उच्च|moolatrikona=मूलत्रिकोण|own=स्वराशि|great_friend=अधिमित्र राशि|friend=मित्र राशि|neutral=सम राशि|enemy=शत्रु राशि|great_enemy=अधिशत्रु राशि|debilitated=नीच|none=–'
const RELATIONS = 'great_friend=अधिमित्र|friend=मित्र|neutral=सम|enemy=शत्रु|great_enemy=अधिशत्रु'
const CLASSES =
  'brahmin=ब्राह्मण|kshatriya=क्षत्रिय|vaishya=वैश्य|shudra=शूद्र|chatushpada=चतुष्पद (चौपाया)|manava=मानव|jalachara=जलचर|vanachara=वनचर|keeta=कीट|deva=देव|manushya=मनुष्य|rakshasa=राक्षस|adi=आदि|madhya=मध्य|antya=अंत्य|fire=अग्नि|earth=पृथ्वी|air=वायु|water=जल|gold=स्वर्ण|silver=रजत|copper=ताम्र|iron=लौह|pada=पाद (पैर)|kati=कटि (कमर)|nabhi=नाभि|kantha=कंठ (गला)|shira=शिर (सिर)'
const YONIS =
  'horse=अश्व|elephant=गज|sheep=मेष|snake=सर्प|dog=श्वान|cat=मार्जार|rat=मूषक|cow=गौ|buffalo=महिष|tiger=व्याघ्र|deer=मृग|monkey=वानर|mongoose=नकुल|lion=सिंह'
const VARGAS =
  'self=स्वयं और शरीर|wealth=धन|siblings=भाई-बहन|home=घर और ज़मीन|children=संतान|marriage=विवाह और भीतरी बल|work=काम|parents=माता-पिता|vehicles=वाहन और सुख-सुविधा|devotion=भक्ति|learning=विद्या|strengths=मज़बूत और कमज़ोर पक्ष|challenges=चुनौतियाँ|maternal_line=माता का कुल|paternal_line=पिता का कुल|everything=सभी विषय'
const KARAKAS =
  'atma=आत्म (स्वयं)|amatya=अमात्य (काम)|bhratri=भ्रातृ (भाई-बहन)|matri=मातृ (माता)|pitri=पितृ (पिता)|putra=पुत्र (संतान)|gnati=ज्ञाति (रिश्तेदार)|dara=दार (जीवनसाथी)'
const STRENGTHS =
  'sthana=स्थान बल|dig=दिग्बल (दिशा)|kala=काल बल (समय)|cheshta=चेष्टा बल (गति)|naisargika=नैसर्गिक बल (स्वभाव)|drik=दृग्बल (दृष्टि)|yuddha=युद्ध बल'
const DASHAS =
  'vimshottari=विंशोत्तरी|yogini=योगिनी|ashtottari=अष्टोत्तरी|mangala=मंगला|pingala=पिंगला|dhanya=धान्या|bhramari=भ्रामरी|bhadrika=भद्रिका|ulka=उल्का|siddha=सिद्धा|sankata=संकटा'
const KAAL_SARP =
  'anant=अनंत|kulik=कुलिक|vasuki=वासुकि|shankhpal=शंखपाल|padma=पद्म|mahapadma=महापद्म|takshak=तक्षक|karkotak=कर्कोटक|shankhachud=शंखचूड़|ghatak=घातक|vishdhar=विषधर|sheshnag=शेषनाग'
const UPAGRAHAS =
  'dhuma=धूम|vyatipata=व्यतीपात|parivesha=परिवेष|indrachapa=इंद्रचाप|upaketu=उपकेतु|kala_upagraha=काल|mrityu=मृत्यु|ardhaprahara=अर्धप्रहर|yamaghantaka=यमघंटक|gulika=गुलिक|mandi=मांदि'
const MATCH =
  'varna=वर्ण|vashya=वश्य|tara=तारा|yoni=योनि|graha_maitri=ग्रह मैत्री|gana=गण|bhakoot=भकूट|nadi=नाड़ी|dina=दिन|mahendra=महेंद्र|stree_deergha=स्त्री दीर्घ|rasi=राशि|rasyadhipati=राश्यधिपति|vasya=वश्य|rajju=रज्जु|vedha=वेध|good=शुभ|middling=मध्यम|bad=नहीं मिला|not_recommended=प्रचलित सीमा से कम|average=औसत|excellent=उत्तम'
const AREAS =
  'general=सामान्य|career=करियर|money=धन|love=प्रेम|family=परिवार|travel=यात्रा|wellbeing=ऊर्जा और आराम|day=दिन|week=सप्ताह|month=महीना|year=वर्ष'
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

/** Hindi words for `label`: names of ids in tables, under `word.<id>` and `relation.<id>`. */
export const HINDI_LABELS = wordsOf(HINDI, LABELS)
