/**
 * Los mensajes de las fallas, por su código.
 * Los que dicen cuánto esperar tienen una forma para un minuto y otra para varios.
 */
export const texts = {
  not_signed_in: 'Primero inicie sesión y luego intente de nuevo.',
  invalid_email: 'Escriba un correo electrónico válido',
  password_too_short: 'La contraseña debe tener al menos 6 caracteres',
  password_too_long: 'La contraseña debe tener como máximo 128 caracteres',
  password_common: 'Muchas personas usan esta contraseña, así que es fácil de adivinar. Elija otra.',
  email_taken: 'Ya hay una cuenta con este correo electrónico. Inicie sesión en ella.',
  email_code_wrong:
    'Este código no es correcto o es demasiado viejo. Mire el correo más reciente o pida otro código.',
  wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
  wrong_password: 'La contraseña no es correcta.',
  too_many_sign_ins_one: 'Hubo demasiados intentos de iniciar sesión. Intente de nuevo en un minuto.',
  too_many_sign_ins_other:
    'Hubo demasiados intentos de iniciar sesión. Intente de nuevo en {{count}} minutos.',
  too_many_mails_one: 'Se pidieron demasiados correos. Intente de nuevo en un minuto.',
  too_many_mails_other: 'Se pidieron demasiados correos. Intente de nuevo en {{count}} minutos.',
  mail_not_configured: 'Este sitio no puede enviar correos.',
  mail_failed: 'No se pudo enviar el correo. Intente de nuevo más tarde.',
  reset_link_invalid: 'Este enlace ya se usó o es demasiado viejo. Pida uno nuevo.',
  totp_needed: 'Escriba también el código de su teléfono.',
  totp_wrong: 'Este código no es correcto o ya se usó. Espere el siguiente.',
  totp_required: 'Este sitio pide a cada administrador un código del teléfono. Primero configúrelo.',
  totp_not_started: 'Empiece de nuevo con una clave nueva.',
  setup_link_invalid:
    'Este enlace ya se usó o es demasiado antiguo. Reinicie el servidor para tener uno nuevo.',
  email_link_invalid:
    'Este enlace no funciona. Puede ser demasiado viejo, o le falta una parte. Ábralo otra vez desde el correo.',
  too_many_links: 'Ya hay 50 enlaces para este documento. Anule uno que ya no necesite.',
  sample_not_shared:
    'Esto es una muestra de una persona inventada. Una muestra no se puede compartir. Sí puede compartir el formulario hecho con sus propios papeles.',
  link_revoked: 'Este enlace se anuló. Cree uno nuevo.',
  link_expired: 'Este enlace venció. Primero renuévelo.',
  review_link_expired:
    'Este enlace de revisión venció. Pida al solicitante que cree un nuevo enlace de revisión.',
  review_link_revoked: 'El solicitante anuló este enlace de revisión. Pídale uno nuevo.',
  review_link_other_form:
    'Este enlace de revisión es para otro formulario, no para el que el solicitante prepara ahora. Pídale un enlace nuevo.',
  review_link_used:
    'Este enlace de revisión se abre en un solo navegador, y ya se abrió en otro. Pida al solicitante que le muestre el enlace otra vez.',
  page_not_shared: 'El solicitante no compartió esta página.',
  too_many_wrong_links_one:
    'Desde su red se probaron demasiados enlaces que no existen. Intente de nuevo en un minuto.',
  too_many_wrong_links_other:
    'Desde su red se probaron demasiados enlaces que no existen. Intente de nuevo en {{count}} minutos.',
  not_found: 'No pudimos encontrarlo. Quizás se borró o pertenece a otro visitante.',
  wrong_origin: 'Esto se envió desde otro sitio de internet y aquí no se aceptó.',
  wrong_host: 'Este sitio tiene otra dirección. Pídala a quien le dio esta.',
  invalid_input: 'Algo de lo que se envió no se puede usar así. Revíselo e intente de nuevo.',
  bad_request: 'No se pudo entender lo que se envió.',
  no_file: 'Primero suba un documento',
  too_many_files: 'Suba un solo archivo PDF a la vez.',
  not_a_pdf: 'Elija un archivo PDF válido',
  file_too_large: 'El archivo supera el límite de 10MB',
  too_much_text:
    'Es más texto del que se puede guardar de una vez. No se guardó. Acorte los textos más largos.',
  too_many_documents:
    'Usted tiene aquí tantos archivos como podemos guardar sin una cuenta. Borre uno o vuelva mañana: cada uno se borra 24 horas después de usarse por última vez.',
  account_full:
    'Su cuenta tiene tantos archivos como puede guardar. Borre uno que ya no necesite y suba su archivo de nuevo.',
  storage_full:
    'A este sitio casi no le queda espacio y ahora no puede recibir archivos nuevos. Su archivo no se subió. Intente de nuevo más tarde.',
  too_many_uploads:
    'Se están subiendo demasiados archivos a la vez. Espere un minuto y suba su archivo de nuevo.',
  upload_too_slow:
    'La subida se detuvo o era demasiado lenta, así que se canceló. Revise su conexión y suba su archivo de nuevo.',
  not_saved:
    'No se guardó: algo salió mal de nuestro lado. Deje esta página abierta e intente de nuevo en un momento.',
  pdf_password_protected:
    'Este PDF está protegido con una contraseña. Guarde una copia sin contraseña y súbala.',
  pdf_damaged: 'Este PDF está dañado y no se puede abrir. Escanéelo o guárdelo otra vez y súbalo.',
  pdf_no_pages: 'Este PDF no tiene páginas. Elija otro archivo.',
  pdf_too_many_pages: 'Este PDF tiene más de 60 páginas. Suba solo el formulario.',
  pdf_too_complex:
    'Este PDF es demasiado complejo para abrirlo de forma segura. Imprímalo en un PDF nuevo, o escanéelo, y súbalo.',
  blank_locked:
    'Este PDF está bloqueado con una contraseña y no se puede llenar. Descargue el formulario otra vez de uscis.gov y agregue ese archivo.',
  blank_unreadable:
    'Este PDF no se puede abrir de forma segura. Descargue el formulario otra vez de uscis.gov y agregue ese archivo.',
  blank_worksheet:
    'Esta es una hoja de trabajo de este sitio, no el formulario oficial. Descargue el formulario de uscis.gov y agregue ese archivo.',
  blank_no_text:
    'No podemos leer ninguna palabra en este PDF: quizás es una imagen o solo se abre en Adobe Reader. Descargue el formulario otra vez de uscis.gov y agregue el archivo tal como está. No lo escanee.',
  blank_not_a_form:
    'No encontramos el número del formulario ni la fecha de la edición al pie de sus páginas. Descargue el formulario de uscis.gov y agregue ese archivo.',
  blank_other_form:
    'Este es otro formulario, no el que usted prepara aquí. Descargue el mismo formulario de uscis.gov y agregue ese archivo.',
  blank_no_boxes:
    'Este formulario no tiene casillas que se puedan llenar: quizás se imprimió en un PDF. Descárguelo otra vez de uscis.gov y agregue el archivo tal como está.',
  blank_filled:
    'Algunas casillas de este formulario ya están llenas. Descargue uno vacío de uscis.gov y agregue ese archivo.',
  blank_signed: 'Este formulario ya está firmado. Descargue uno vacío de uscis.gov y agregue ese archivo.',
  blank_changed:
    'Este archivo dice que es una edición que conocemos, pero sus casillas son distintas: alguien lo cambió. Descargue el formulario otra vez de uscis.gov y agregue ese archivo.',
  blank_older_edition:
    'Esta edición es más vieja que la que tenemos. Busque la edición más nueva en uscis.gov y agregue ese archivo, o siga con la nuestra.',
  blank_too_different:
    'Esta edición es demasiado distinta de la que conocemos: estamos seguros de muy pocas de sus casillas, y no llenamos nada adivinando. Siga con nuestra edición y copie las respuestas a mano en el formulario nuevo.',
  blank_not_fillable:
    'Llenamos todas las casillas como prueba y no todas guardaron lo escrito. Descargue el formulario otra vez de uscis.gov y agregue el archivo tal como está.',
  forms_folder_locked: 'El servidor no puede escribir en la carpeta de sus formularios. No se cambió nada.',
  wrong_form_type: 'Elija el Formulario I-485 o el Formulario I-765.',
  unrecognised_form: 'Esto no parece un Formulario I-589, I-485 o I-765',
  processing_failed: 'No pudimos terminar de leer su documento. Su archivo está a salvo: intente de nuevo.',
  not_processed: 'Este documento todavía no se ha leído. Primero comience el paso "Procesar".',
  conflict: 'Esto se cambió en otro lugar después de que usted lo abrió.',
  no_form_data: 'No hay datos del formulario. Vuelva atrás y procese su documento.',
  pdf_fill_failed: 'No se pudo crear el PDF',
  too_many_requests: 'Hubo demasiados intentos seguidos. Espere un minuto e intente de nuevo.',
  internal: 'Algo salió mal de nuestro lado. Intente de nuevo.',
} as const;
