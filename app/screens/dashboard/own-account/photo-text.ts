import { texts } from '#app/language/texts.ts'

export const photoTexts = texts({
  en: {
    photo: 'Photo',
    hint: 'JPEG, PNG or WebP, up to 5 MB.',
    choose: 'Choose a photo',
    remove: 'Remove',
    tooLarge: 'A photo can be at most 5 MB.',
    wrongKind: 'Please choose a JPEG, PNG or WebP picture.',
    failed: 'The photo could not be stored.',
    crop: 'Crop your photo',
    cropLead: 'Drag the picture, or move it with the arrow keys. Clients see the circle.',
    area: 'The part that is kept',
    zoom: 'Zoom',
    use: 'Use this photo',
  },
  hi: {
    photo: 'फ़ोटो',
    hint: 'JPEG, PNG या WebP, 5 MB तक।',
    choose: 'फ़ोटो चुनें',
    remove: 'हटाएँ',
    tooLarge: 'फ़ोटो अधिकतम 5 MB की हो सकती है।',
    wrongKind: 'कृपया JPEG, PNG या WebP चित्र चुनें।',
    failed: 'फ़ोटो सहेजी नहीं जा सकी।',
    crop: 'अपनी फ़ोटो काटें',
    cropLead: 'चित्र को खींचें, या तीर वाले बटनों से खिसकाएँ। ग्राहक गोले वाला हिस्सा देखते हैं।',
    area: 'रखा जाने वाला हिस्सा',
    zoom: 'ज़ूम',
    use: 'यह फ़ोटो रखें',
  },
})
