// The card of the site’s operator.
import { texts } from '#app/language/texts.ts'

export const operatorCardTexts = texts({
  en: {
    title: 'Who runs this site',
    unset: 'Not set yet',
    mail: 'E-mail',
    facts: {
      name: 'Operator',
      address: 'Address',
      registration: 'Registration',
      grievanceOfficer: 'Complaints (grievance officer)',
      law: 'Law',
      courts: 'Courts',
    },
  },
  hi: {
    title: 'यह साइट कौन चलाता है',
    unset: 'अभी तय नहीं',
    mail: 'ई-मेल',
    facts: {
      name: 'संचालक',
      address: 'पता',
      registration: 'पंजीकरण',
      grievanceOfficer: 'शिकायतें (शिकायत अधिकारी)',
      law: 'क़ानून',
      courts: 'न्यायालय',
    },
  },
})
