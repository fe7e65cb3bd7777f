/** the part before the bars names the class; what follows is the class's own business. */
export function designClassOf({ designClass = '' }: { readonly designClass?: string | undefined }): string {
  return designClass.split('||')[0] ?? ''
}
