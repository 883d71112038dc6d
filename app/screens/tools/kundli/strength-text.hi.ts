// Tables of strengths, on the page and in the PDF, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { strengthText as English } from './strength-text.ts'

export const strengthText: Translated<typeof English> = {
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
}
