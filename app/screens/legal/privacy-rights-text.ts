// The second half of the privacy policy: cookies, rights, grounds, safety.
import type { ContentSection } from '#app/ui/content-page.tsx'

export const privacyRights = [
  {
    id: 'cookies-and-storage',
    heading: 'Cookies and storage',
    paragraphs: [
      'There is no banner because there is nothing to agree to: we set three cookies. Two come when you log in: one is your login; the other lets us know a browser that has logged in before, for 400 days, so that strangers who guess passwords cannot lock you out. The third keeps the language that you choose, for a year. Your browser also stores your choices (theme, sounds, rules of a chart) and texts that are not sent yet. Logging out removes the login and what was typed about births.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    paragraphs: [
      'Under the GDPR of the European Union and the United Kingdom, India’s Digital Personal Data Protection Act, and similar laws elsewhere you may:',
    ],
    list: [
      'See your data and take it along: your profile makes an archive of it.',
      'Have it corrected: in your profile, or by writing to us.',
      'Have it deleted: in your profile.',
      'Object to a use of it, or have it restricted.',
      'Withdraw a consent: turn notifications off, or end the newsletter by the link in each letter.',
      'Name somebody who exercises your rights if you cannot (India).',
      'Complain to us, and to the authority of your country; in India to the Data Protection Board.',
    ],
    links: [['/contact-us', 'Write to us']],
  },
  {
    id: 'when-we-answer',
    heading: 'When we answer',
    paragraphs: [
      'We answer within a month. We may ask you to write from the address of your account, so that nobody else gets your data.',
    ],
  },
  {
    id: 'why-we-may-use-it',
    heading: 'Why we may use it',
    paragraphs: [
      'Most of it is needed to give you what you asked for. Guarding accounts and money against misuse is our legitimate interest, and that of everybody who uses the site. Notifications and the newsletter rest on your consent. Keeping books is a duty by law. No decision about you is made by a machine alone.',
    ],
  },
  {
    id: 'safety',
    heading: 'Safety',
    paragraphs: [
      'Connections are encrypted; passwords are hashed slowly; a login can be ended from any other; admins need a second step beside their password; each change by an admin is logged. If data of yours should ever get into the wrong hands, we will tell you and the authorities as the law asks.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    paragraphs: [
      'The service is for adults. If you find that somebody under 18 has an account, write to us and we delete it.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: ['A change of this page has a new date at its top. Write to us if you want to read an older wording.'],
  },
] as const satisfies readonly ContentSection[]
