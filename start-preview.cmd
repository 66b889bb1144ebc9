@echo off
rem Windows: double-click this file. It starts the preview and opens it in the browser. Close the window to stop it.
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Node.js isn't installed. Download it from nodejs.org, install it, and double-click this file again.
) else (
  node scripts\start-preview.js
)
pause
