// Tables of strengths, on the page and in the PDF.
import { texts } from '#app/language/texts.ts'

export const strengthTexts = texts({
  en: {
    ashtakavarga: 'Ashtakavarga',
    points: 'Points of each graha in the twelve signs, without the lagna’s own row',
    graha: 'Graha',
    sum: 'Sum',
    all: 'All',
    shadbala: 'Shadbala',
    six: 'Six strengths in virupas, their sum in rupas',
    parts: ['Place', 'Direction', 'Time', 'Motion', 'Nature', 'Aspect'],
    rupas: 'Rupas',
    needs: 'Needs',
    ratio: 'Ratio',
  },
  hi: {
    ashtakavarga: 'अष्टकवर्ग',
    points: 'बारह राशियों में हर ग्रह के बिंदु, लग्न की अपनी पंक्ति के बिना',
    graha: 'ग्रह',
    sum: 'योग',
    all: 'सभी',
    shadbala: 'षड्बल',
    six: 'छह बल विरूपों में, उनका योग रूपों में',
    parts: ['स्थान', 'दिशा', 'काल', 'चेष्टा', 'नैसर्गिक', 'दृष्टि'],
    rupas: 'रूप',
    needs: 'चाहिए',
    ratio: 'अनुपात',
  },
})
