// Texts of the account's data.
import { texts } from '#app/language/texts.ts'

export const profileTexts = texts({
  en: {
    title: 'My Profile',
    account: 'Account',
    save: 'Save',
    saved: 'Your profile is saved.',
    zone: 'Time zone',
    zoneHint: 'Messages about booked times say them on this clock.',
    emailHint: 'Your e-mail is your log-in. It is changed below, under “Password and devices”.',
  },
  hi: {
    title: 'मेरी प्रोफ़ाइल',
    account: 'खाता',
    save: 'सहेजें',
    saved: 'आपकी प्रोफ़ाइल सहेज ली गई है।',
    zone: 'समय क्षेत्र',
    zoneHint: 'बुक किए गए समय के संदेश इसी घड़ी के अनुसार होते हैं।',
    emailHint: 'आपका ई-मेल ही आपका लॉग इन है। इसे नीचे सुरक्षा वाले भाग में बदला जाता है।',
  },
})
