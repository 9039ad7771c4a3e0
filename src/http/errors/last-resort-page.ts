import { errors } from '../../content/errors.ts';
import { PATHS } from '../../domain/paths.ts';

/** The page for when rendering itself fails. It is a constant without React, style sheet or any input. */
export const LAST_RESORT_PAGE = `<!DOCTYPE html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title lang="en">${errors.application.message}</title>
</head>
<body>
<main>
<h1 lang="en">${errors.application.message}</h1>
<p><a href="${PATHS.home}">${errors.application.home}</a></p>
</main>
</body>
</html>
`;
