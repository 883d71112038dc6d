/** The shape of a table of words in another language: every key of the English one, any words. */
export type TranslatedWords<T> = T extends string ? string : { readonly [Key in keyof T]: TranslatedWords<T[Key]> }
