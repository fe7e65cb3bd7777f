import { changeVariant } from './change-variant.ts'
import { cloneProject } from './clone-project.ts'
import { doLoginPro } from './do-login-pro.ts'
import { generateReport } from './generate-report.ts'
import { generateViewmaker } from './generate-viewmaker.ts'
import { getJsonProject } from './get-json-project.ts'
import { importCDF } from './import-cdf.ts'
import { insertArticle } from './insert-article.ts'
import { loadGallery } from './load-gallery.ts'
import { navigateTo } from './navigate-to.ts'
import { newProject } from './new-project.ts'
import { openGallery } from './open-gallery.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { saveTranslations } from './save-translations.ts'
import { saveViewmaker } from './save-viewmaker.ts'
import { setLang } from './set-lang.ts'
import { setModel } from './set-model.ts'
import { takePicture } from './take-picture.ts'

/** The request of every action, one line each. */
export const hostRequests = {
  changeVariant,
  cloneProject,
  doLoginPro,
  generateReport,
  generateViewmaker,
  getJsonProject,
  insertArticle,
  loadGallery,
  navigateTo,
  newProject,
  openGallery,
  openProject,
  saveProject,
  saveViewmaker,
  saveTranslations,
  setLang,
  setModel,
  takePicture,
  importCDF,
} as const

export type HostRequests = typeof hostRequests
