// The rule behind the points of each koota, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { kootaText as English } from './koota-rules-text.ts'

export const kootaText: Translated<typeof English> = {
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
}
