export { registerEmailCaptureRoutes } from './email-capture.routes.ts';
