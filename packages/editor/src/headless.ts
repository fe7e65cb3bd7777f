export { createEditor } from './create-editor.ts'
export { fetchTools } from './tools/fetch-tools.ts'
