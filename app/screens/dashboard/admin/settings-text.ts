import { staffTexts } from '#app/language/texts.ts'

export const settingsTexts = staffTexts({
  en: {
    title: 'Settings',
    lead: 'Saved settings hold at once for everybody who is logged in; visitors’ pages follow within ten seconds.',
    platform: 'Platform',
    name: 'Platform name',
    nameHint: 'Stands in the header, in titles, mails and messages.',
    nameHi: 'Hindi name',
    nameHiHint:
      'Stands in its place in Hindi: on pages, in mails and messages, on phones. Leave this empty to use the platform name.',
    email: 'Support e-mail',
    emailHint: 'Clients write to it; alerts of the platform go there.',
    zone: 'Time zone',
    zoneHint: 'The days of the statistics and of public posts.',
    money: 'Money',
    rate: 'Rupees for a dollar',
    rateHint: 'For statistics and first payouts; agreed payouts stay.',
    rateSet: 'Set on',
    floorChat: 'Lowest price of chats, dollars a minute',
    floorCall: 'Lowest price of calls, dollars a minute',
    floorHint: 'At least 0.10. Prices that are lower now stay until they are changed.',
    calls: 'Calls',
    number: 'Default phone number',
    numberHint: 'Shown where no number is sent. The telephone provider’s own number goes before it.',
    ceiling: 'Cost of calls a day, dollars',
    ceilingHint: 'When the calls of a day (UTC) have cost so much, phones are not rung until the next day.',
    stun: 'STUN servers',
    stunHint:
      'One a line, like stun:stun.example.com:3478. They serve web calls where no relays are set up; none leaves those of the deployment.',
    social: 'Social links',
    socialHint: 'One a line: name, a space, address. They appear in the footer; leave this empty to hide them.',
    free: 'Free minutes for new people',
    freeLead:
      'The first chat or web call of each new person begins with them, once for a verified phone number. The platform pays the astrologers for them, out of the promotion account.',
    freeOn: (minutes: number) => `New people begin with ${minutes} free ${minutes === 1 ? 'minute' : 'minutes'} now.`,
    freeOff: 'The platform gives no free minutes now.',
    freeFailed: 'The free minutes could not be changed.',
    save: 'Save the settings',
    saved: 'The settings are saved.',
  },
})
