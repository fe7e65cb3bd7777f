export { type BrowserPictures, createBrowserPictures } from './browser-pictures.ts'
export { exportArticle, exportRoom } from './export-scene.ts'
