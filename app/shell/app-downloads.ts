/** Apps on the home screen of an iPhone give files by the share sheet; the code for it is loaded there alone. */
export function watchAppDownloads(): void {
  if ('standalone' in navigator && navigator.standalone === true)
    void import('#app/ui/save-file.ts').then(({ watchDownloads }) => watchDownloads())
}
