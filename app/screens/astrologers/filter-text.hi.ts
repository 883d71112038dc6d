// Texts of the list, its search, order and filters, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import type { filterEnglish } from './filter-text.ts'

export const filterHindi: Translated<typeof filterEnglish> = {
  lead: 'हर ज्योतिषी को हमने स्वीकृत किया है। दरें प्रति मिनट हैं, शुल्क सेकंड के हिसाब से।',
  leadFrom: (price) => `हर ज्योतिषी को हमने स्वीकृत किया है। ${price} प्रति मिनट से, शुल्क सेकंड के हिसाब से।`,
  missing: 'वे ज्योतिषी अभी सूची में नहीं हैं। ये हैं।',
  search: 'नाम, भाषा या सवाल',
  sort: 'क्रम',
  sorts: {
    available: 'उपलब्ध पहले',
    rating: 'सबसे अच्छी रेटिंग',
    price: 'सबसे कम दर',
    experience: 'सबसे अधिक अनुभव',
  },
  counted: (label, count) => `${label} (${count})`,
  searchLabel: 'ज्योतिषी खोजें',
  filters: 'फ़िल्टर',
  apply: 'ज्योतिषी दिखाएँ',
  online: 'अभी उपलब्ध',
  language: 'भाषा',
  any: 'कोई भी',
  price: 'अधिकतम प्रति मिनट दर',
  upTo: (price) => `${price} तक`,
  clear: 'फ़िल्टर हटाएँ',
  remove: (what) => `फ़िल्टर ${what} हटाएँ`,
  found: (count, online) => `${count} ज्योतिषी, ${online} अभी उपलब्ध`,
  empty: 'इन फ़िल्टर से कोई ज्योतिषी नहीं मिलता',
  emptyText: 'इनमें से एक हटाएँ, तो और लोग दिखेंगे।',
  emptySearch: (search) => `“${search}” के लिए कोई नहीं मिला`,
  emptySearchText: 'आप नाम, मराठी जैसी कोई भाषा, या करियर जैसा कोई विषय खोज सकते हैं।',
  emptySearchFilters: 'खोज के नीचे के फ़िल्टर भी लागू हैं।',
  clearSearch: 'खोज हटाएँ',
  emptyList: 'अभी कोई ज्योतिषी सूची में नहीं है',
  emptyListText: 'कोई स्वीकृत होते ही यहाँ मिलेंगे।',
}
