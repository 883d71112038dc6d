// The rule behind the points of each koota.
import { texts } from '#app/language/texts.ts'

export const kootaTexts = texts({
  en: {
    varna: (a: string, b: string) =>
      `One point when the varna of ${a} stands at or above that of ${b}, in the order Brahmin, Kshatriya, Vaishya, Shudra. It comes from the sign of the Moon, never from a family.`,
    vashya: (southern: boolean, boy: string, girl: string, points: string) =>
      `Five groups of signs, by the ${southern ? 'southern' : 'common'} table: ${boy} with ${girl} gives ${points}.`,
    tara: (a: string, b: string, there: string, back: string) =>
      `Stars are counted in nines. From the star of ${b} to that of ${a} it is the ${there}, and back the ${back}. The 3rd, 5th and 7th give nothing; each other way gives 1½.`,
    yoni: (boy: string, girl: string, points: number) =>
      `Each star has an animal. ${boy} and ${girl.toLowerCase()} give ${points}: 4 for the same, 3 for friends, 2 for neither, 1 for strangers, 0 for opponents.`,
    oneLord: (lord: string) => `Both Moon signs have one lord, ${lord}: 5.`,
    lords: (first: string, a: string, second: string, b: string, points: string) =>
      `${first} (${a}), and ${second} (${b}): ${points}. Two friends give 5, two enemies nothing.`,
    gana: (boy: string, girl: string, points: number) =>
      `Deva is gentle, manushya balanced, rakshasa strong-willed; the names are old, and none is a judgement. ${boy} in the first role with ${girl.toLowerCase()} in the second gives ${points}.`,
    bhakoot: (boy: string, girl: string, there: string, back: string, here: string) =>
      `${boy} is the ${there} from ${girl}, and ${girl} the ${back} from ${boy}. ${here} Signs 2/12, 5/9 or 6/8 apart give nothing; all others give 7.`,
    nadi: 'Three nadis share the stars among them. Different ones give 8, the same one nothing.',
    apart: (a: number, b: number) => `Here they are ${a}/${b}.`,
    regards: {
      friend: (from: string, to: string) => `${from} is a friend of ${to}`,
      neutral: (from: string, to: string) => `${from} is neutral to ${to}`,
      enemy: (from: string, to: string) => `${from} is no friend of ${to}`,
    },
    ofNine: (n: string) => `${n} of nine`,
  },
  hi: {
    varna: (a, b) =>
      `एक अंक, जब ${a} का वर्ण ${b} के वर्ण के बराबर या उससे ऊपर हो, इस क्रम में: ब्राह्मण, क्षत्रिय, वैश्य, शूद्र। यह चंद्र राशि से आता है, परिवार से कभी नहीं।`,
    vashya: (southern, boy, girl, points) =>
      `राशियों के पाँच समूह, ${southern ? 'दक्षिण की' : 'प्रचलित'} तालिका से: ${boy} और ${girl} के ${points} अंक।`,
    tara: (a, b, there, back) =>
      `नक्षत्र नौ-नौ में गिने जाते हैं। ${b} के नक्षत्र से ${a} का नक्षत्र ${there} स्थान पर है, और उल्टी दिशा में ${back} स्थान पर। तीसरे, पाँचवें और सातवें पर कुछ नहीं; बाक़ी हर दिशा के 1½ अंक।`,
    yoni: (boy, girl, points) =>
      `हर नक्षत्र का एक पशु है। ${boy} और ${girl} के ${points} अंक: एक ही हो तो 4, मित्र हों तो 3, न मित्र न शत्रु तो 2, अनजान हों तो 1, विरोधी हों तो 0।`,
    oneLord: (lord) => `दोनों चंद्र राशियों का स्वामी एक ही है, ${lord}: 5 अंक।`,
    lords: (first, a, second, b, points) =>
      `${first} (${a}), और ${second} (${b}): ${points} अंक। दो मित्रों के 5, दो शत्रुओं का कुछ नहीं।`,
    gana: (boy, girl, points) =>
      `देव सौम्य, मनुष्य संतुलित, राक्षस दृढ़ इच्छा वाला; नाम पुराने हैं, और कोई भी फ़ैसला नहीं है। पहली भूमिका में ${boy} और दूसरी में ${girl} के ${points} अंक।`,
    bhakoot: (boy, girl, there, back, here) =>
      `${girl} से ${boy} ${there} स्थान पर है, और ${boy} से ${girl} ${back} स्थान पर। ${here} 2/12, 5/9 या 6/8 की दूरी पर कुछ नहीं; बाक़ी सब के 7 अंक।`,
    nadi: 'नक्षत्र तीन नाड़ियों में बँटे हैं। अलग नाड़ी के 8 अंक, एक ही नाड़ी का कुछ नहीं।',
    apart: (a, b) => `यहाँ वे ${a}/${b} हैं।`,
    regards: {
      friend: (from, to) => `${to} के लिए ${from} मित्र है`,
      neutral: (from, to) => `${to} के लिए ${from} सम है`,
      enemy: (from, to) => `${to} के लिए ${from} मित्र नहीं है`,
    },
    ofNine: (n) => `नौ में ${n}`,
  },
})
