// The card of the site’s operator.
import { texts } from '#app/language/texts.ts'

export const operatorCardTexts = texts({
  en: {
    title: 'Who runs this site',
    mail: 'E-mail',
    facts: {
      operator_name: 'Operator',
      operator_address: 'Address',
      operator_registration: 'Registration',
      tax_numbers: 'Tax numbers',
      grievance_officer: 'Complaints (grievance officer)',
      governing_law: 'Law',
      courts: 'Courts',
    },
  },
  hi: {
    title: 'यह साइट कौन चलाता है',
    mail: 'ई-मेल',
    facts: {
      operator_name: 'संचालक',
      operator_address: 'पता',
      operator_registration: 'पंजीकरण',
      tax_numbers: 'कर संख्याएँ',
      grievance_officer: 'शिकायतें (शिकायत अधिकारी)',
      governing_law: 'क़ानून',
      courts: 'न्यायालय',
    },
  },
})
