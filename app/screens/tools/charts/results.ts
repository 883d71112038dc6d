// The results of the tools that share a page. One file of them: parts of it in files of their own would lengthen the
// lists of files that the first loads of this page and of the match carry. What casts the chart is loaded with it anyway.
import '../kundli/read-typed-birth.ts'

export { default as AdvancedResult } from '../advanced/advanced-result.tsx'
export { default as KpResult } from '../kp/kp-result.tsx'
export { default as KundliResult } from '../kundli/result/result.tsx'
export { default as RectificationResult } from '../rectification/rectification-result.tsx'
export { default as VarshaResult } from '../varshaphala/varsha-result.tsx'
